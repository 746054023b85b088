"""What goes wrong in a cell may come from another part of the learner's file: the cell names the part to look at."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from knightstour.board import empty_board
from knightstour.course import content_folder
from knightstour.notebook import load_work, map_of_own_walks, show_values, watch_own
from knightstour.notebook import work as running
from knightstour.notebook.blame import parts_to_blame
from knightstour.notebook.graphs import show_own_choice, show_own_path
from knightstour.notebook.mazes import walk_own_maze
from knightstour.notebook.searches import watch_finished, watch_search
from knightstour.notebook.ties import watch_ties
from knightstour.notebook.work import Work

THE_LAB = ("generate_moves", "heuristic_1", "heuristic_2", "find_tour")


def solved_but(work: Path, unit: str, mistake: str) -> Work:
    """The course's solution of a unit, with a function below it that takes the place of the one above."""
    text = (content_folder("solutions") / f"{unit}.py").read_text(encoding="utf-8")
    (work / f"{unit}.py").write_text(text.split("\ndef main(")[0] + mistake, encoding="utf-8")
    return load_work(unit)


def search_8(own: Work) -> Any:
    return watch_search(own.search_within, 8, (0, 0), own.as_they_come, 500)


def walk_5(own: Work) -> Any:
    return watch_own(own.find_tour, 5, (0, 0), own.heuristic_1)


# A unit, a part that is wrong, a cell in which another one is at work, and what is told.
CASES: list[tuple[str, str, Callable[[Work], Any], str, str]] = [
    ("backtracking", "take_back(board, walk): raise ValueError", search_8, "take_back", "search_within"),
    ("backtracking", "take_back(board, walk): walk.pop()", search_8, "take_back", "search_within"),
    ("knights_tour", "generate_moves(board, position): pass", walk_5, "generate_moves", "find_tour"),
    ("knights_tour", "generate_moves(board, position): return [(9, 9)]", walk_5, "generate_moves", "find_tour"),
    ("knights_tour", "heuristic_1(board, position): return board[9]", walk_5, "heuristic_1", "find_tour"),
    (
        "knights_tour",
        "generate_moves(board, position): pass",
        lambda own: show_values(own.heuristic_1, empty_board(5)),
        "generate_moves",
        "heuristic_1",
    ),
    (
        "knights_tour",
        "generate_moves(board, position): return [(9, 9)]",
        lambda own: map_of_own_walks(own.find_tour, 5, own.heuristic_1),
        "generate_moves",
        "find_tour",
    ),
    (
        "tie_breaking",
        "smallest_candidates(board, position, heuristic): return [(9, 9)]",
        lambda own: watch_ties(own.walk_with_ties, 5, (0, 0), own.take_first),
        "smallest_candidates",
        "walk_with_ties",
    ),
    (
        "graphs",
        "remaining_degree(graph, visited, node): return graph[0][0]",
        lambda own: show_own_path(own.find_path, {1: {2}, 2: {1}}, 1),
        "remaining_degree",
        "find_path",
    ),
    (
        "mazes",
        "open_wall(maze, cell, neighbour): pass",
        lambda own: walk_own_maze(own.hunt_and_kill, 4, 5),
        "open_wall",
        "hunt_and_kill",
    ),
]


@pytest.mark.parametrize(("unit", "mistake", "cell", "part", "at_work"), CASES)
def test_the_part_that_is_wrong_is_named_where_another_one_is_at_work(  # noqa: PLR0913  a table of cases
    work: Path, unit: str, mistake: str, cell: Callable[[Work], Any], part: str, at_work: str
) -> None:
    shown = cell(solved_but(work, unit, f"\ndef {mistake}\n"))
    said = f"Look at your {part} first. With the course's own in its place, your {at_work} works here."
    assert said in " ".join(shown.text.split())
    assert shown.html.count("Next:") == 1


def test_a_part_that_fails_by_itself_is_not_put_down_to_another(work: Path) -> None:
    own = solved_but(work, "backtracking", "\ndef search_within(*_): return 3 / 0\n")
    assert "With the course's own" not in search_8(own).text
    assert "did not get to its end" in search_8(own).text


def test_what_is_told_already_is_not_told_twice(work: Path) -> None:
    own = solved_but(work, "graphs", "\ndef next_node(graph, visited, node): return 3\n")
    told = show_own_choice(own.remaining_degree, own.next_node, {1: {2}, 2: {1}}, {1}, 1).text
    assert told.startswith("Your next_node breaks a rule.")
    assert "With the course's own" not in told


def test_what_is_not_written_yet_is_still_what_is_said(work: Path) -> None:
    shutil.copy(content_folder("skeletons") / "knights_tour.py", work)
    assert walk_5(load_work()).text.startswith("find_tour is not written yet.")


def mended_by(*needed: str) -> Callable[[Mapping[str, str]], bool]:
    return lambda parts: set(needed) <= set(parts)


@pytest.mark.parametrize("needed", [("generate_moves",), ("heuristic_1",), ("generate_moves", "heuristic_2")])
def test_only_the_parts_that_are_needed_are_named(needed: tuple[str, ...]) -> None:
    assert parts_to_blame(THE_LAB, "find_tour", mended_by(*needed)) == list(needed)


def test_a_part_is_not_blamed_for_itself() -> None:
    assert parts_to_blame(THE_LAB, "generate_moves", mended_by("generate_moves")) == []
    assert parts_to_blame(("backtracker", "way_out"), "way_out", lambda _parts: True) == []


def test_a_search_that_denies_a_tour_is_told_that_there_is_one(work: Path) -> None:
    own = solved_but(work, "backtracking", "\ndef finish_tour(board, position): return False\n")
    told = watch_finished(own.finish_tour, 5, 5, (0, 0)).text
    assert "The rule: There is a tour of 5 × 5 from (0, 0)." in told
    assert "there is no tour from here" in watch_finished(own.finish_tour, 5, 5, (0, 1)).text
    assert "There is a tour of 3 × 4 from (0, 0)." in watch_finished(own.finish_tour, 3, 4, (0, 0)).text
    assert "there is no tour from here" in watch_finished(own.finish_tour, 3, 4, (0, 1)).text


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("search_in_order(*_): print(7)", "It gave: None, and it printed 7"),
        ("search_in_order(*_): return None", "The rule: There is a tour of 8 × 8 from (0, 0)."),
        ("search_within(*_): return None", "It gave: None The rule: The function must return the board"),
        ("search_within(*_): return 'no tour'", "The rule: There is a tour of 8 × 8 from (0, 0)."),
        ("search_within(*_): return 'gave up'", "Your search_within says: gave up."),
    ],
)
def test_what_a_search_says_is_told_for_what_it_is(work: Path, said: str, words: str) -> None:
    own = solved_but(work, "backtracking", f"\ndef {said}\n")
    in_order = said.startswith("search_in_order")
    shown = watch_search(own.search_in_order, 8, (0, 0), own.as_they_come) if in_order else search_8(own)
    assert words in " ".join(shown.text.split())


def test_what_took_long_is_told_without_a_second_try(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LONG_ENOUGH", -1.0)
    told = walk_5(solved_but(work, "knights_tour", "\ndef generate_moves(board, position): pass\n")).text
    assert "did not get to its end" in told
    assert "With the course's own" not in told
