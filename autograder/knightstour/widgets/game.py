"""A tour walked by hand."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from knightstour.board import Board, Heuristic, Position, candidates, empty_board, is_inside

Table = list[list[float | None]]


class IllegalMove(ValueError):
    """A square that the knight cannot go to."""


@dataclass(frozen=True)
class Game:
    """A board and the squares visited so far, in order; every move makes a new game."""

    rows: int
    columns: int
    walk: tuple[Position, ...] = ()

    @property
    def board(self) -> Board:
        """The board with the step on each visited square."""
        board = empty_board(self.rows, self.columns)
        for step, (row, column) in enumerate(self.walk, start=1):
            board[row][column] = step
        return board

    @property
    def knight(self) -> Position | None:
        """Where the knight stands, once it has a start."""
        return self.walk[-1] if self.walk else None

    @property
    def candidates(self) -> list[Position]:
        """Where it can go; before the start, everywhere."""
        if self.knight is None:
            return [(row, column) for row in range(self.rows) for column in range(self.columns)]
        return candidates(self.board, self.knight)

    @property
    def is_complete(self) -> bool:
        """Whether every square is visited."""
        return len(self.walk) == self.rows * self.columns

    @property
    def is_dead_end(self) -> bool:
        """Whether the knight cannot go on though squares are left."""
        return not self.is_complete and not self.candidates

    def go(self, square: Position) -> "Game":
        """The game after a move to ``square`` (at the beginning, from it); ``IllegalMove`` when there is none."""
        if square not in self.candidates:
            raise IllegalMove(square)
        return replace(self, walk=(*self.walk, square))

    def undo(self) -> "Game":
        """The game before the last move."""
        return replace(self, walk=self.walk[:-1])

    def values(self, heuristic: Heuristic) -> Table:
        """What ``heuristic`` says of each unvisited square; None where it says nothing, and on the visited squares."""
        return [
            [None if step else asked(heuristic, self.board, (row, column)) for column, step in enumerate(steps)]
            for row, steps in enumerate(self.board)
        ]


def asked(heuristic: Heuristic, board: Board, square: Position) -> float | None:
    """The value of a heuristic that may be a learner's, unfinished or wrong; None when no number comes back."""
    try:
        value: object = heuristic(board, square)
    except Exception:  # noqa: BLE001 - what such a function raises is told where it is checked, not on the board
        return None
    return value if isinstance(value, int | float) and math.isfinite(value) else None


def game_of(rows: int, columns: int, walk: Sequence[Sequence[int]]) -> Game:
    """The game with these moves; ``IllegalMove`` when one of them is none."""
    game = Game(rows, columns)
    for square in walk:
        if len(square) != 2 or not is_inside(game.board, (square[0], square[1])):
            raise IllegalMove(square)
        game = game.go((square[0], square[1]))
    return game
