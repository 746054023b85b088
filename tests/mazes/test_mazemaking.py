"""The course's own mazes: the same for the same seed, whole for every size, and measured."""

import random

import pytest

from knightstour.maze import column_by_column, count_passages, row_by_row
from knightstour.maze_rules import first_maze_flaw
from knightstour.mazemaking import (
    backtracked_maze,
    backtracking_steps,
    far_apart,
    hunted_maze,
    hunting_steps,
    lengths_of_walks,
    made_of,
    snake,
    texture_of,
    way_through,
)


def test_the_same_seed_gives_the_same_maze_and_another_seed_another() -> None:
    assert hunted_maze(7, 9, 3) == hunted_maze(7, 9, 3)
    assert hunted_maze(7, 9, 3) != hunted_maze(7, 9, 4)
    assert backtracked_maze(7, 9, 3) == backtracked_maze(7, 9, 3)
    assert backtracked_maze(7, 9, 3) != backtracked_maze(7, 9, 4)


def test_the_steps_visit_each_cell_once_and_look_at_each_place_once() -> None:
    steps = list(hunting_steps(8, 9, random.Random(1), column_by_column(8, 9)))
    visited = [step.cell for step in steps if step.kind != "hunt" or step.origin]
    assert sorted(visited) == row_by_row(8, 9)
    looked = [step.cell for step in steps if step.kind == "hunt" and step.origin is None]
    assert len(looked) == len(set(looked))
    assert len(steps) <= 2 * 72


def test_the_backtracker_goes_back_to_its_beginning() -> None:
    steps = list(backtracking_steps(5, 6, random.Random(2)))
    assert steps[-1].cell == (0, 0)
    assert sum(step.kind == "walk" for step in steps) == 29 == sum(step.kind == "back" for step in steps)


def test_lengths_of_walks_add_up_to_the_cells() -> None:
    lengths = lengths_of_walks(hunting_steps(9, 9, random.Random(3), longest=4))
    assert sum(lengths) == 81
    assert max(lengths) == 4


def test_the_snake_has_the_longest_way_there_is() -> None:
    maze = snake(4, 5)
    assert first_maze_flaw(maze, 4, 5) is None
    assert len(way_through(maze, *far_apart(maze))) == 20
    assert texture_of(maze).dead_ends == 2 / 20


@pytest.mark.parametrize("seed", range(5))
def test_no_two_cells_are_farther_apart_than_those_suggested(seed: int) -> None:
    maze = hunted_maze(5, 6, seed)
    cells = row_by_row(5, 6)
    longest = max(len(way_through(maze, one, other)) for one in cells for other in cells)
    assert len(way_through(maze, *far_apart(maze))) == longest


def test_textures_differ_as_the_lesson_says() -> None:
    mazes = range(10)
    hunted = [texture_of(hunted_maze(20, 30, seed)) for seed in mazes]
    short = [texture_of(hunted_maze(20, 30, seed, longest=1)) for seed in mazes]
    back = [texture_of(backtracked_maze(20, 30, seed)) for seed in mazes]
    assert 0.08 < sum(one.dead_ends for one in hunted) / 10 < 0.12
    assert 0.23 < sum(one.dead_ends for one in short) / 10 < 0.27
    assert sum(one.longest_way for one in back) > 1.5 * sum(one.longest_way for one in hunted)


def test_a_large_maze_needs_no_deep_recursion() -> None:
    maze = made_of(200, 200, hunting_steps(200, 200, random.Random(1)))
    assert count_passages(maze) == 39_999
    assert way_through(backtracked_maze(150, 150, 1), (0, 0), (149, 149))[-1] == (149, 149)
