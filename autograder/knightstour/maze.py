"""The vocabulary of mazes: cells, and the doors between them.

A cell is ``(row, column)``, counted from 0.  A maze is a list of rows; ``maze[row][column]`` is the set of the cells
that one can step to from there.  A wall is open from both sides: each of its two cells holds the other.
"""

from collections.abc import Sequence
from typing import Any

Cell = tuple[int, int]
Maze = list[list[set[Cell]]]

BESIDE: tuple[Cell, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left


def closed_maze(rows: int, columns: int) -> Maze:
    """A maze of ``rows`` × ``columns`` cells in which every wall is closed."""
    return [[set() for _ in range(columns)] for _ in range(rows)]


def are_beside(one: Cell, other: Cell) -> bool:
    """Whether two cells share a wall."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def cells_beside(maze: Sequence[Sequence[Any]], cell: Cell) -> list[Cell]:
    """The cells above, to the right, below and to the left of ``cell``, as far as they are in the maze."""
    row, column = cell
    rows, columns = len(maze), len(maze[0])
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [(i, j) for i, j in around if 0 <= i < rows and 0 <= j < columns]


def open_door(maze: Maze, cell: Cell, neighbour: Cell) -> None:
    """Open the wall between two cells, from both sides."""
    maze[cell[0]][cell[1]].add(neighbour)
    maze[neighbour[0]][neighbour[1]].add(cell)


def row_by_row(rows: int, columns: int) -> list[Cell]:
    """All cells, one row after another."""
    return [(row, column) for row in range(rows) for column in range(columns)]


def column_by_column(rows: int, columns: int) -> list[Cell]:
    """All cells, one column after another."""
    return [(row, column) for column in range(columns) for row in range(rows)]


def count_passages(maze: Sequence[Sequence[Any]]) -> int:
    """How many walls are open."""
    return sum(len(doors) for row in maze for doors in row) // 2
