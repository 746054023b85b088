"""Many greedy walks under one roof: which starts come to a whole tour, under which heuristic and which tie order."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from knightstour.board import Board, Heuristic, Position, accessibility, candidates, edge_distance, empty_board

Ties = Literal["first", "last", "random"]
Walker = Callable[[Position], int]


def greedy_walk(
    side: int, start: Position, heuristic: Heuristic, ties: Ties = "first", dice: random.Random | None = None
) -> Board:
    """The walk from ``start`` that always goes to a candidate with the smallest value of ``heuristic``.

    Among several smallest it takes the first or the last in the order of the move table, or any of them.
    """
    board = empty_board(side)
    board[start[0]][start[1]] = step = 1
    square = start
    while squares := candidates(board, square):
        values = [heuristic(board, candidate) for candidate in squares]
        smallest = min(values)
        tied = [candidate for candidate, value in zip(squares, values, strict=True) if value == smallest]
        square = _broken(tied, ties, dice)
        step += 1
        board[square[0]][square[1]] = step
    return board


def _broken(tied: list[Position], ties: Ties, dice: random.Random | None) -> Position:
    if ties == "random" and dice is not None:
        return dice.choice(tied)
    return tied[-1] if ties == "last" else tied[0]


def first_then_second(board: Board, position: Position) -> int:
    """Heuristic 1 with its ties broken by heuristic 2, which is always smaller than the side of the board."""
    return accessibility(board, position) * len(board) + edge_distance(board, position)


def squares_visited(board: Board) -> int:
    """How many squares of a board carry a step."""
    return sum(step > 0 for row in board for step in row)


def starts_of(side: int) -> list[Position]:
    """All squares of a board, row by row."""
    return [(row, column) for row in range(side) for column in range(side)]


@dataclass
class Experiment:
    """One walk from every square of a board, done piece by piece, so that it can be watched, stopped and gone on with.

    ``reached`` holds how many squares each walk visited, None where it has not been walked yet.
    """

    side: int
    walker: Walker
    reached: list[list[int | None]] = field(init=False)

    def __post_init__(self) -> None:
        self.reached = [[None] * self.side for _ in range(self.side)]
        self._waiting: Iterator[Position] = iter(starts_of(self.side))
        self.walked = 0

    @property
    def total(self) -> int:
        """How many walks there are to do."""
        return self.side * self.side

    @property
    def done(self) -> bool:
        """Whether every walk has been done."""
        return self.walked == self.total

    @property
    def whole(self) -> int:
        """How many of the walks done so far visited every square."""
        return sum(count == self.total for row in self.reached for count in row)

    def go_on(self, seconds: float) -> None:
        """Do as many walks as fit into this time, one at least."""
        end = time.monotonic() + seconds
        for row, column in self._waiting:
            self.reached[row][column] = self.walker((row, column))
            self.walked += 1
            if time.monotonic() >= end:
                return
