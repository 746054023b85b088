"""The mazes in notebooks as their kernel sees them."""

import random

import pytest
import traitlets

from knightstour.maze import closed_maze
from knightstour.mazemaking import far_apart, hunted_maze, hunting_steps
from knightstour.widgets import MazePlayer, MazeToWalk, forget

MAZE = hunted_maze(4, 6, 3)


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    forget()


def test_a_maze_begins_and_ends_far_apart_if_nothing_else_is_said() -> None:
    face = MazeToWalk(MAZE)
    assert (tuple(face.start), tuple(face.end)) == far_apart(MAZE)
    assert face.walk == [face.start]
    assert len(face.doors) == 23
    chosen = MazeToWalk(MAZE, (0, 0), (0, 1))
    assert chosen.way == [[0, 0], [0, 1]]


def test_a_walk_through_a_wall_is_refused() -> None:
    face = MazeToWalk(MAZE, (0, 0), (3, 5))
    face.walk = [[0, 0], [0, 1]]
    with pytest.raises(traitlets.TraitError):
        face.walk = [[0, 0], [1, 0]]
    assert face.walk == [[0, 0], [0, 1]]


def test_how_far_one_came_is_remembered_for_the_same_maze_only() -> None:
    face = MazeToWalk(MAZE, (0, 0), (3, 5), name="mine")
    face.walk, face.count = [[0, 0], [0, 1]], 1
    assert MazeToWalk(MAZE, (0, 0), (3, 5), name="mine").count == 1
    assert MazeToWalk(hunted_maze(4, 6, 4), name="mine").count == 0


def test_a_maze_of_one_cell_is_there_at_once() -> None:
    face = MazeToWalk(closed_maze(1, 1))
    assert face.start == face.end == [0, 0]
    assert face.way == [[0, 0]]


def test_both_drawings_can_be_saved() -> None:
    face = MazeToWalk(MAZE)
    assert face.drawing.startswith("<svg")
    assert "<circle" in face.drawing_with_way
    assert "<circle" not in face.drawing


def test_a_player_has_every_step() -> None:
    steps = list(hunting_steps(4, 6, random.Random(3)))
    player = MazePlayer(4, 6, steps, name="made")
    assert len(player.steps) == len(steps)
    assert player.steps[0] == ["start", [0, 0], None]
    assert "24 cells" in player.ending
