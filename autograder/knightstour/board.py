"""The vocabulary of the course: squares, boards and the knight's moves.

A square is ``(row, column)``, counted from 0.  A board is a list of rows; ``board[row][column]`` is 0 while the
square is not visited and ``m > 0`` when the knight stood there at step ``m``.
"""

import functools
from collections.abc import Callable

Position = tuple[int, int]
Board = list[list[int]]
Heuristic = Callable[[Board, Position], int]

# The order of the 2004 lab handout (DeltaX is the row, DeltaY the column).
MOVES: tuple[Position, ...] = ((-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))


def empty_board(rows: int, columns: int | None = None) -> Board:
    """A board of ``rows`` × ``columns`` (square when ``columns`` is left out), no square visited."""
    return [[0] * (rows if columns is None else columns) for _ in range(rows)]


def is_inside(board: Board, position: Position) -> bool:
    """Whether ``position`` is a square of ``board``."""
    row, column = position
    return 0 <= row < len(board) and 0 <= column < len(board[row])


def is_jump(origin: Position, target: Position) -> bool:
    """Whether a knight on ``origin`` reaches ``target`` in one move."""
    return {abs(origin[0] - target[0]), abs(origin[1] - target[1])} == {1, 2}


@functools.lru_cache(maxsize=1 << 16)  # asked again and again while walks are judged
def neighbours_on(rows: int, columns: int, position: Position) -> tuple[Position, ...]:
    """The squares of a ``rows`` × ``columns`` board one knight's move from ``position``, in the handout's order."""
    row, column = position
    squares = ((row + down, column + right) for down, right in MOVES)
    return tuple(square for square in squares if 0 <= square[0] < rows and 0 <= square[1] < columns)


def neighbours(board: Board, position: Position) -> tuple[Position, ...]:
    """The squares of ``board`` one knight's move from ``position``, visited or not, in the handout's order."""
    return neighbours_on(len(board), len(board[0]), position)


def candidates(board: Board, position: Position) -> list[Position]:
    """The unvisited squares one knight's move from ``position``, in the handout's order."""
    return [square for square in neighbours(board, position) if board[square[0]][square[1]] == 0]


def accessibility(board: Board, position: Position) -> int:
    """How many unvisited squares a knight on ``position`` can reach: the handout's f, 0 to 8."""
    return sum(board[row][column] == 0 for row, column in neighbours(board, position))


def edge_distance(board: Board, position: Position) -> int:
    """The handout's h for a square board: steps to the nearest horizontal edge plus steps to the nearest vertical one.

    The handout writes h(i, j) = min(n - i, i - 1) + min(j - 1, n - j) with i, j counted from 1.
    """
    row, column = position
    last = len(board) - 1
    return min(row, last - row) + min(column, last - column)
