"""Work that is counted is seen in whatever form it is done."""

from pathlib import Path

import pytest

from knightstour.diagnosis.bank import with_definitions
from tests.units.units import graded_text, solution_of

# The hunt looks through all cells again and again, in a copy of the order.
HUNT_ANEW = """
def hunt_and_kill(rows, columns, source, order, longest):
    maze = closed_maze(rows, columns)
    visited = set()
    random_walk(maze, visited, order[0], source, longest)
    BEFORE
    while True:
        EACH_TIME
        for cell in cells:
            joined = [beside for beside in cells_beside(maze, cell) if beside in visited]
            if cell not in visited and joined:
                break
        else:
            return maze
        open_wall(maze, cell, source.choice(joined))
        random_walk(maze, visited, cell, source, longest)
"""


@pytest.mark.parametrize(
    ("before", "each_time"),
    [("cells = list(order)", "pass"), ("cells = order + []", "pass"), ("pass", "cells = order + []")],
)
def test_a_hunt_that_begins_anew_is_seen_in_a_copy_of_the_order(tmp_path: Path, before: str, each_time: str) -> None:
    code = HUNT_ANEW.replace("BEFORE", before).replace("EACH_TIME", each_time)
    result = graded_text("mazes", tmp_path, with_definitions(solution_of("mazes"), code))
    flaws = {check.explanation.flaw for exercise in result.exercises for check in exercise.checks}
    assert flaws == {None, "hunts-again"}


STEP_BY_COUNTING_ALL = """
def step_on(square, table, visited, counts):
    visited[square] = True
    for other in range(len(table)):
        counts[other] = sum(not visited[near] for near in table[other])
"""

WALK_BY_COUNTING_ANEW = """
def kept_walk(size, start, neighbours):
    table = [TAKEN for square in range(size)]
    visited = [False] * size
    walk = [start]
    visited[start] = True
    while free := [other for other in table[walk[-1]] if not visited[other]]:
        walk.append(min(free, key=lambda square: sum(not visited[other] for other in table[square])))
        visited[walk[-1]] = True
    return walk
"""


@pytest.mark.parametrize(
    "code",
    [STEP_BY_COUNTING_ALL]
    + [WALK_BY_COUNTING_ANEW.replace("TAKEN", taken) for taken in ("neighbours(square)", "list(neighbours(square))")],
)
def test_counting_anew_is_seen_even_where_no_more_is_asked(tmp_path: Path, code: str) -> None:
    result = graded_text("fast_tour", tmp_path, with_definitions(solution_of("fast_tour"), code))
    flaws = {check.explanation.flaw for exercise in result.exercises for check in exercise.checks}
    assert flaws == {None, "too-much-work"}


HUNT_OF_ONES_OWN = """
def watched(order=None):
    return 0 if order is None else order

def hunt(maze, visited, order, first):
    places = range(len(list(order)))
    return next((k for k in places if k >= first and order[k] not in visited and near(maze, visited, order[k])), None)

def near(maze, visited, cell):
    return any(beside in visited for beside in cells_beside(maze, cell))
"""


def flaws_of_the_hunt(folder: Path, code: str) -> set[str | None]:
    result = graded_text("mazes", folder, with_definitions(solution_of("mazes"), code))
    (hunt,) = [exercise for exercise in result.exercises if exercise.name == "hunt"]
    return {check.explanation.flaw for check in hunt.checks}


def test_what_counts_cannot_be_one_of_the_students_own_parts(tmp_path: Path) -> None:
    assert flaws_of_the_hunt(tmp_path, HUNT_OF_ONES_OWN) == {None, "looks-before-first"}


@pytest.mark.parametrize("count", ["None", "'few'", "{1}"])
def test_a_count_that_is_no_number_counts_for_nothing(tmp_path: Path, count: str) -> None:
    code = HUNT_OF_ONES_OWN.replace("    places", f"    globals()['watched'] = lambda: {count}\n    places", 1)
    assert flaws_of_the_hunt(tmp_path, code) == {None, "returned-none" if count == "None" else "wrong-type"}
