"""What is asked of a submission on mazes: walks and mazes that come out the same in all hands before those that do not.

In a corridor there is nothing to choose, so a walk, and most wrong ones, are the same whatever the chance.
"""

from knightstour.judges.mazes import Hunt, Making, Stroll, Wall, Way, backwards, columns_of, rows_of
from knightstour.maze import Cell, Maze, closed_maze, open_door, row_by_row
from knightstour.mazemaking import hunted_maze, snake
from knightstour.runner.answers import Call

_MAKING = ("open_wall", "random_walk", "hunt", "row_by_row", "column_by_column", "watched")

LENT: dict[str, tuple[str, ...]] = {
    "open_wall": (),
    "random_walk": ("open_wall",),
    "hunt": ("row_by_row", "column_by_column", "watched"),
    "hunt_and_kill": _MAKING,
    "backtracker": ("open_wall",),
    "way_out": (),
}


def _with(maze: Maze, *doors: tuple[Cell, Cell]) -> Maze:
    for cell, neighbour in doors:
        open_door(maze, cell, neighbour)
    return maze


WALLS = (
    Wall(closed_maze(1, 2), (0, 0), (0, 1)),
    Wall(closed_maze(2, 3), (1, 2), (1, 1)),
    Wall(closed_maze(3, 2), (2, 0), (1, 0)),
    Wall(closed_maze(2, 2), (0, 1), (1, 1)),
    Wall(_with(closed_maze(3, 3), ((1, 1), (0, 1)), ((1, 1), (1, 0))), (1, 1), (2, 1)),
)

# Corridors: at each step there is one cell to go to, or none.
CORRIDORS = (
    Stroll(closed_maze(1, 1), frozenset(), (0, 0), 1, 9),
    Stroll(closed_maze(1, 2), frozenset(), (0, 0), 1, 9),
    Stroll(closed_maze(1, 6), frozenset(), (0, 0), 1, 9),
    Stroll(closed_maze(1, 6), frozenset(), (0, 0), 1, 3),
    Stroll(closed_maze(1, 6), frozenset(), (0, 5), 1, 1),
    Stroll(closed_maze(1, 9), frozenset({(0, 0), (0, 1), (0, 2)}), (0, 3), 1, 4),
    Stroll(closed_maze(4, 1), frozenset(), (3, 0), 1, 9),
    Stroll(closed_maze(3, 3), frozenset({(0, 1), (1, 1), (2, 1)}), (0, 2), 1, 9),
    Stroll(closed_maze(2, 4), frozenset({(1, 1), (1, 2)}), (1, 0), 1, 9),
)
STROLLS = tuple(Stroll(closed_maze(7, 9), frozenset(), (3, 4), seed, 63) for seed in (1, 2, 3))
FIRST_STEPS = tuple(Stroll(closed_maze(3, 3), frozenset(), (1, 1), seed, 2) for seed in range(60))

_SEEN = frozenset({(0, 0), (0, 1), (1, 0)})
HUNTS = (
    Hunt(closed_maze(1, 1), frozenset({(0, 0)}), rows_of(1, 1), 0),
    Hunt(closed_maze(1, 4), frozenset({(0, 0)}), rows_of(1, 4), 0),
    Hunt(closed_maze(1, 5), frozenset({(0, 2)}), rows_of(1, 5), 0),
    Hunt(closed_maze(1, 5), frozenset({(0, 2)}), rows_of(1, 5), 2),
    Hunt(closed_maze(1, 5), frozenset({(0, 2)}), rows_of(1, 5), 4),
    Hunt(closed_maze(3, 4), _SEEN, rows_of(3, 4), 0),
    Hunt(closed_maze(3, 4), _SEEN, columns_of(3, 4), 0),
    Hunt(closed_maze(3, 4), _SEEN, columns_of(3, 4), 3),
    Hunt(closed_maze(4, 4), frozenset({(2, 2)}), backwards(rows_of(4, 4)), 0),
    Hunt(closed_maze(3, 3), frozenset({(1, 1)}), rows_of(3, 3), 0),
    Hunt(closed_maze(2, 3), frozenset(row_by_row(2, 3)), rows_of(2, 3), 0),
    Hunt(closed_maze(3, 3), frozenset(row_by_row(3, 3)) - {(1, 1)}, rows_of(3, 3), 0),
    Hunt(_with(closed_maze(1, 5), ((0, 3), (0, 4))), frozenset({(0, 0), (0, 4)}), rows_of(1, 5), 1),
)
LONG_HUNT = Hunt(
    closed_maze(30, 30), frozenset(row_by_row(30, 30)[:880]), rows_of(30, 30), 870, "set(row_by_row(30, 30)[:880])"
)

_SIZES = ((1, 1), (1, 2), (1, 6), (5, 1), (2, 2), (9, 12), (12, 9))
MAKINGS = (
    *(Making(*size, 7, rows_of(*size), size[0] * size[1]) for size in _SIZES),
    Making(1, 6, 7, rows_of(1, 6), 2),
    Making(8, 8, 7, columns_of(8, 8), 64),
    Making(5, 6, 7, rows_of(5, 6), 1),
    Making(5, 6, 7, columns_of(5, 6), 1),
    Making(5, 6, 7, backwards(rows_of(5, 6)), 1),
)
LARGE = Making(30, 30, 7, rows_of(30, 30), 12)
BACKTRACKINGS = tuple(Making(*size, seed) for size in _SIZES for seed in (7, 8))


def maze_of_seed(seed: int) -> Call:
    """The same maze but for the chance."""
    return Making(7, 7, seed, rows_of(7, 7), 49).call


def backtracked_of_seed(seed: int) -> Call:
    """The same for the backtracker."""
    return Making(7, 7, seed).call


def stroll_of_seed(seed: int) -> Call:
    """The same walk but for the chance."""
    return Stroll(closed_maze(7, 9), frozenset(), (3, 4), seed, 63).call


_THREE = hunted_maze(3, 3, 5)
WAYS = (
    Way(closed_maze(1, 1), (0, 0), (0, 0)),
    Way(snake(1, 2), (0, 0), (0, 1)),
    Way(snake(1, 5), (0, 3), (0, 1)),
    Way(snake(4, 1), (0, 0), (3, 0)),
    Way(snake(3, 3), (0, 0), (2, 2)),
    Way(snake(3, 4), (2, 3), (0, 0)),
    *(Way(_THREE, (0, 0), end) for end in ((0, 2), (2, 0), (2, 2))),
    Way(hunted_maze(8, 9, 3), (7, 8), (0, 0)),
)

BATTERIES: dict[str, tuple[Call, ...]] = {
    "open_wall": tuple(wall.call for wall in WALLS),
    "way_out": tuple(way.call for way in WAYS),
}
