"""A call that a cell shows can be typed: it is that of the function, with all its arguments."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from knightstour.board import empty_board
from knightstour.graph import petersen
from knightstour.notebook import load_work, show_moves, show_values
from knightstour.notebook.graphs import show_own_path
from knightstour.notebook.growth import show_kept_walk, show_table
from knightstour.notebook.judging import count_swaps, show_own_closed, show_own_jumps, show_own_verdicts
from knightstour.notebook.mazes import show_own_walk, show_own_way, walk_own_maze
from knightstour.notebook.searches import show_count, watch_finished
from knightstour.notebook.ties import show_chances, show_order, show_tied
from knightstour.notebook.work import Work
from knightstour.signatures import parameters_of

SQUARES = [(1, 2), (2, 5)]
# The unit and the function that gives something else, and the cell that shows it.
CELLS: dict[tuple[str, str], Callable[[Work], Any]] = {
    ("knights_tour", "generate_moves"): lambda own: show_moves(own.generate_moves, empty_board(5), (2, 2)),
    ("knights_tour", "heuristic_1"): lambda own: show_values(own.heuristic_1, empty_board(5)),
    ("checking", "is_jump"): lambda own: show_own_jumps(own.is_jump, 5, (2, 2)),
    ("checking", "is_tour"): lambda own: count_swaps(own.is_tour),
    ("checking", "first_fault"): lambda own: show_own_verdicts(own.first_fault),
    ("checking", "is_closed"): lambda own: show_own_closed(own.is_closed),
    ("tie_breaking", "smallest_candidates"): lambda own: show_tied(
        own.smallest_candidates, 5, (0, 0), own.accessibility
    ),
    ("tie_breaking", "both_heuristics"): lambda own: show_order(own.both_heuristics, 5),
    ("backtracking", "finish_tour"): lambda own: watch_finished(own.finish_tour, 3, 4, (0, 0)),
    ("backtracking", "count_tours"): lambda own: show_count(own.count_tours, 3, 4, (0, 0)),
    ("fast_tour", "neighbour_table"): lambda own: show_table(own.neighbour_table, 5, 12),
    ("fast_tour", "kept_walk"): lambda own: show_kept_walk(own.kept_walk, 5, 0),
    ("graphs", "find_path"): lambda own: show_own_path(own.find_path, petersen(), 0),
    ("mazes", "random_walk"): lambda own: show_own_walk(own.random_walk, 2, 3, (0, 0)),
    ("mazes", "hunt_and_kill"): lambda own: walk_own_maze(own.hunt_and_kill, 2, 3),
    ("mazes", "way_out"): lambda own: show_own_way(own.way_out, [[{(0, 1)}, {(0, 0)}]]),
}


def gives(work: Path, unit: str, function: str, value: str) -> Work:
    (work / f"{unit}.py").write_text(f"def {function}(*_): return {value}\ndef accessibility(*_): return 1\n")
    return load_work(unit)


@pytest.mark.parametrize(("unit", "function"), CELLS)
def test_the_call_has_all_its_arguments(work: Path, unit: str, function: str) -> None:
    told = CELLS[unit, function](gives(work, unit, function, "{}")).text
    shown = re.search(r"You can try it:\n(.*?)\nIt gave: {} \(type dict\)", told, re.DOTALL)
    assert shown is not None
    call = ast.parse(" ".join(shown[1].split()), mode="eval").body
    assert isinstance(call, ast.Call)
    assert ast.unparse(call.func) == function
    assert len(call.args) == len(parameters_of(function).split(", "))


@pytest.mark.parametrize("value", ["{}", "[[]]", "[1, {}]", "None", "'x'"])
def test_a_choice_of_any_kind_is_told_to_be_none_of_the_squares(work: Path, value: str) -> None:
    told = show_chances(gives(work, "tie_breaking", "choose_by_chance", value).choose_by_chance, SQUARES).text
    assert "(1, 2): 0, (2, 5): 0. Your choose_by_chance also gives" in " ".join(told.split())
