"""A file that keeps something from one call to the next is told so, with the calls that show it, in any unit.

Backtracking has a known mistake of this kind.
"""

from pathlib import Path

import pytest

from knightstour.diagnosis.bank import with_definitions
from knightstour.results import Status
from tests.units.units import graded_text, solution_of

KEPT = {
    "tie_breaking": (
        "smallest_candidates",
        """
def smallest_candidates(board, position, heuristic, best=[10 ** 9]):
    values = {square: heuristic(board, square) for square in accessible(board, position)}
    best[0] = min([best[0], *values.values()])
    return [square for square, value in values.items() if value == best[0]]
""",
    ),
    "fast_tour": (
        "neighbour_table",
        """
def neighbour_table(n, table=[]):
    for row in range(len(table) // n, n):
        for column in range(n):
            squares = [(row + down, column + right) for down, right in MOVES]
            table.append([i * n + j for i, j in squares if 0 <= i < n and 0 <= j < n])
    return table
""",
    ),
    "graphs": (
        "find_path",
        """
def find_path(graph, start, path=[]):
    path.append(start)
    while (node := next_node(graph, set(path), path[-1])) is not None:
        path.append(node)
    return path
""",
    ),
    "mazes": (
        "backtracker",
        """
visited = {(0, 0)}

def backtracker(rows, columns, source):
    maze = closed_maze(rows, columns)
    way = [(0, 0)]
    while way:
        free = [neighbour for neighbour in cells_beside(maze, way[-1]) if neighbour not in visited]
        if not free:
            way.pop()
            continue
        neighbour = source.choice(free)
        open_wall(maze, way[-1], neighbour)
        visited.add(neighbour)
        way.append(neighbour)
    return maze
""",
    ),
}


@pytest.mark.parametrize("unit", KEPT)
def test_what_is_left_over_is_told_as_that(unit: str, tmp_path: Path) -> None:
    exercise, code = KEPT[unit]
    result = graded_text(unit, tmp_path, with_definitions(solution_of(unit), code))
    assert {found.name for found in result.exercises if found.status is Status.FAILED} == {exercise}
    checks = [check for found in result.exercises if found.name == exercise for check in found.checks]
    told = next(check.explanation for check in checks if check.status is Status.FAILED)
    assert told.flaw == "left-over"
    assert "Made alone, this call gives a right answer." in (told.rule or "")
    assert (told.call or "").count(f"{exercise}(") in (1, 2)


KEPT_BY_SQUARE = """
KEPT = {}

def heuristic_1(board, position):
    key = len(board), position
    if key not in KEPT:
        KEPT[key] = len(generate_moves(board, position))
    return KEPT[key]
"""


def test_what_an_earlier_check_has_left_over_is_told_with_its_call(tmp_path: Path) -> None:
    result = graded_text("knights_tour", tmp_path, with_definitions(solution_of("knights_tour"), KEPT_BY_SQUARE))
    (told,) = [item.explanation for found in result.exercises for item in found.checks if item.explanation.got]
    assert (told.flaw, told.got) == ("left-over", "2")
    assert (told.call or "").splitlines() == [
        "heuristic_1([[0, 0, 0], [0, 0, 0], [0, 0, 0]], (0, 1))",
        "heuristic_1([[0, 0, 0], [1, 0, 0], [0, 0, 2]], (0, 1))",
    ]
