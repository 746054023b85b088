"""The rules of mazes: what is flawless passes, and each way to spoil it is told."""

import copy
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.maze import Maze, cells_beside, closed_maze, count_passages, open_door, row_by_row
from knightstour.maze_rules import (
    first_backtracking_flaw,
    first_door_flaw,
    first_mark_flaw,
    first_maze_flaw,
    first_order_flaw,
    first_trace_flaw,
    first_walk_flaw,
    first_way_flaw,
    place_to_hunt,
)
from knightstour.mazemaking import backtracked_maze, hunted_maze, way_through

sizes = st.tuples(st.integers(1, 7), st.integers(1, 7))
seeds = st.integers(0, 10_000)


@given(sizes, seeds, st.integers(1, 50), st.booleans())
def test_every_maze_of_ours_is_flawless(size: tuple[int, int], seed: int, longest: int, hunts: bool) -> None:
    maze = hunted_maze(*size, seed, longest=longest) if hunts else backtracked_maze(*size, seed)
    assert first_maze_flaw(maze, *size) is None
    assert count_passages(maze) == size[0] * size[1] - 1


@given(sizes, seeds)
def test_one_wall_closed_cuts_a_cell_off_and_one_opened_makes_a_ring(size: tuple[int, int], seed: int) -> None:
    maze = hunted_maze(*size, seed)
    walls = [(one, other) for one in row_by_row(*size) for other in cells_beside(maze, one) if one < other]
    for one, other in walls:
        spoilt = copy.deepcopy(maze)
        if other in spoilt[one[0]][one[1]]:
            spoilt[one[0]][one[1]].remove(other)
            assert kind(first_maze_flaw(spoilt, *size)) == "door-one-way"
            spoilt[other[0]][other[1]].remove(one)
            assert kind(first_maze_flaw(spoilt, *size)) == "cell-cut-off"
        else:
            open_door(spoilt, one, other)
            assert kind(first_maze_flaw(spoilt, *size)) == "maze-ring"


def kind(flaw: Any) -> str | None:
    return None if flaw is None else flaw.kind


@pytest.mark.parametrize(
    ("maze", "told"),
    [
        (None, "not-a-maze"),
        ([1, 2], "not-a-maze"),
        ([[set(), set()]], "maze-rows"),
        ([[set(), set()], [set()]], "maze-columns"),
        ([[set(), 0], [set(), set()]], "not-a-set-of-doors"),
        ([[{"right"}, set()], [set(), set()]], "door-no-cell"),
        ([[{(True, 1)}, set()], [set(), set()]], "door-no-cell"),
        ([[{(0, -1)}, set()], [set(), set()]], "door-leads-out"),
        ([[{(1, 1)}, set()], [set(), set()]], "door-not-beside"),
        ([[{(0, 0)}, set()], [set(), set()]], "door-not-beside"),
        ([[{(0, 1)}, set()], [set(), set()]], "door-one-way"),
        ([[set(), set()], [set(), set()]], "cell-cut-off"),
    ],
)
def test_a_maze_that_is_none_is_told(maze: Any, told: str) -> None:
    assert kind(first_maze_flaw(maze, 2, 2)) == told


def test_lists_and_tuples_may_stand_for_sets_and_cells() -> None:
    maze = ([[[0, 1]], ((0, 0), (0, 0))],)
    assert first_maze_flaw(maze, 1, 2) is None


def test_the_ring_is_told_by_one_of_its_walls() -> None:
    maze = closed_maze(2, 3)
    for one, other in (((0, 0), (0, 1)), ((0, 1), (1, 1)), ((1, 1), (1, 0)), ((1, 0), (0, 0)), ((0, 1), (0, 2))):
        open_door(maze, one, other)
    open_door(maze, (0, 2), (1, 2))
    flaw = first_maze_flaw(maze, 2, 3)
    assert flaw is not None
    assert (flaw.kind, flaw.found, flaw.expected) == ("maze-ring", 6, 5)
    assert set(flaw.squares) <= {(0, 0), (0, 1), (1, 0), (1, 1)}


@given(st.tuples(st.integers(2, 6), st.integers(2, 6)), seeds)
def test_hunting_after_each_cell_keeps_to_the_order_and_only_then(size: tuple[int, int], seed: int) -> None:
    order = row_by_row(*size)
    assert first_order_flaw(hunted_maze(*size, seed, order, 1), order) is None
    backwards = order[::-1]
    assert first_order_flaw(hunted_maze(*size, seed, backwards, 1), backwards) is None


def test_a_maze_of_long_walks_does_not_keep_to_the_order() -> None:
    assert kind(first_order_flaw(hunted_maze(6, 6, 1), row_by_row(6, 6))) == "order-not-kept"


@given(sizes, seeds)
def test_the_backtracker_leaves_no_wall_untried(size: tuple[int, int], seed: int) -> None:
    assert first_backtracking_flaw(backtracked_maze(*size, seed), (0, 0)) is None


def test_hunts_leave_walls_untried() -> None:
    assert kind(first_backtracking_flaw(hunted_maze(8, 8, 1), (0, 0))) == "wall-not-tried"


@given(sizes, seeds, st.randoms(use_true_random=False))
def test_the_way_through_a_maze_is_flawless_and_shorter_ones_are_not(
    size: tuple[int, int], seed: int, dice: random.Random
) -> None:
    maze = hunted_maze(*size, seed)
    start, end = dice.choice(row_by_row(*size)), dice.choice(row_by_row(*size))
    way = way_through(maze, start, end)
    assert first_way_flaw(maze, way, start, end) is None
    if len(way) > 1:
        assert kind(first_way_flaw(maze, way[:-1], start, end)) == "way-ends-elsewhere"
        assert kind(first_way_flaw(maze, way[1:], start, end)) == "way-begins-elsewhere"
    if len(way) > 2:
        assert kind(first_way_flaw(maze, [way[0], *way[2:]], start, end)) == "way-through-wall"
        assert kind(first_way_flaw(maze, [way[0], way[1], *way], start, end)) == "way-twice"


def corridor() -> Maze:
    maze = closed_maze(1, 4)
    open_door(maze, (0, 0), (0, 1))
    return maze


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ([], "way-empty"),
        ([1], "not-a-cell"),
        ([(0, 0, 0)], "not-a-cell"),
        ([(0, 0), (0, 1), (0, 2)], "way-through-wall"),
    ],
)
def test_a_way_that_is_none_is_told(way: list[Any], told: str) -> None:
    assert kind(first_way_flaw(corridor(), way, (0, 0), (0, 2))) == told


@pytest.mark.parametrize(
    ("walk", "longest", "told"),
    [
        ([(0, 1), (0, 2), (0, 3)], 9, None),
        ([[0, 1], [0, 2], [0, 3]], 9, None),
        ([(0, 1), (0, 2)], 2, None),
        ([], 9, "walk-begins-elsewhere"),
        ([(0, 2)], 9, "walk-begins-elsewhere"),
        ([(0, 1), (0, 3)], 9, "walk-step-not-beside"),
        ([(0, 1), (1, 1)], 9, "walk-step-not-beside"),
        ([(0, 1), (0, 0)], 9, "walk-over-visited"),
        ([(0, 1), (0, 2), (0, 1)], 9, "walk-over-visited"),
        ([(0, 1), (0, 2), (0, 3)], 2, "walk-too-long"),
        ([(0, 1), (0, 2)], 9, "walk-stops-early"),
        (["a"], 9, "not-a-cell"),
    ],
)
def test_a_walk_is_judged_step_by_step(walk: list[Any], longest: int, told: str | None) -> None:
    assert kind(first_walk_flaw(corridor(), {(0, 0)}, (0, 1), longest, walk)) == told


def test_what_a_walk_leaves_behind() -> None:
    before, after = corridor(), corridor()
    joined = [((0, 1), (0, 2))]
    assert kind(first_trace_flaw(before, after, joined)) == "wall-left-closed"
    open_door(after, *joined[0])
    assert first_trace_flaw(before, after, joined) is None
    assert kind(first_trace_flaw(before, after, [])) == "wall-opened-too"
    after[0][0].clear()
    assert kind(first_trace_flaw(before, after, joined)) == "wall-closed-again"


@pytest.mark.parametrize(
    ("after", "told"),
    [
        ({(0, 0), (0, 1), (0, 2)}, None),
        ([(0, 0), (0, 1), (0, 2)], "marks-lost"),
        ({(0, 0), (0, 1)}, "cell-not-marked"),
        ({(0, 0), (0, 1), (0, 2), (0, 3)}, "cell-marked-too"),
        ({(0, 0), (0, 1), (0, 2), "x"}, "cell-marked-too"),
        ({(0, 1), (0, 2)}, "mark-taken-away"),
    ],
)
def test_the_marks_that_a_walk_leaves(after: Any, told: str | None) -> None:
    assert kind(first_mark_flaw({(0, 0)}, after, [(0, 1), (0, 2)])) == told


def test_the_place_to_hunt() -> None:
    maze, order = closed_maze(2, 3), row_by_row(2, 3)
    assert place_to_hunt(maze, set(), order, 0) is None
    assert place_to_hunt(maze, set(order), order, 0) is None
    assert place_to_hunt(maze, {(1, 1)}, order, 0) == 1
    assert place_to_hunt(maze, {(1, 1)}, order, 2) == 3
    assert place_to_hunt(maze, {(1, 1)}, order[::-1], 0) == 0


def test_doors_may_be_open_or_not() -> None:
    assert first_door_flaw(closed_maze(3, 2), 3, 2) is None
