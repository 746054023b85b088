"""The course's own walks: greedy ones with every way to break ties, and a search that takes wrong moves back.

Lessons compare a learner's walks with them.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from knightstour.board import (
    MOVES,
    Board,
    Heuristic,
    Position,
    accessibility,
    candidates,
    edge_distance,
    empty_board,
    is_inside,
)

Ties = Literal["first", "last", "random"]

# Once round the knight; the search is watched in this order.
CLOCKWISE: tuple[Position, ...] = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
assert sorted(CLOCKWISE) == sorted(MOVES)


def greedy_walk(
    side: int, start: Position, heuristic: Heuristic, ties: Ties = "first", dice: random.Random | None = None
) -> Board:
    """The walk from ``start`` that always goes to a candidate with the smallest value of ``heuristic``.

    Among several smallest it takes the first or the last in the order of the move table, or, with ``dice``, any.
    """
    board = empty_board(side)
    board[start[0]][start[1]] = step = 1
    square = start
    while squares := candidates(board, square):
        values = [heuristic(board, candidate) for candidate in squares]
        smallest = min(values)
        tied = [candidate for candidate, value in zip(squares, values, strict=True) if value == smallest]
        square = _one_of(tied, ties, dice)
        step += 1
        board[square[0]][square[1]] = step
    return board


def _one_of(tied: list[Position], ties: Ties, dice: random.Random | None) -> Position:
    if ties == "random" and dice is not None:
        return dice.choice(tied)
    return tied[-1] if ties == "last" else tied[0]


def first_then_second(board: Board, position: Position) -> int:
    """Heuristic 1 with its ties broken by heuristic 2, which is always smaller than the side of the board."""
    return accessibility(board, position) * len(board) + edge_distance(board, position)


def squares_visited(board: Board) -> int:
    """How many squares of a board carry a step."""
    return sum(step > 0 for row in board for step in row)


def weighed(board: Board) -> int:
    """How many squares a greedy walk looked at: those it stood on, and the candidates it weighed at each step."""
    places = {step: (row, column) for row, steps in enumerate(board) for column, step in enumerate(steps) if step}
    replay = empty_board(len(board))
    looked_at = 0
    for step in sorted(places):
        row, column = places[step]
        replay[row][column] = step
        looked_at += 1 + len(candidates(replay, (row, column)))
    return looked_at


@dataclass
class Search:
    """A search for a tour that tries the moves in one fixed order and takes back those that lead nowhere.

    ``jumps`` counts all moves tried.  It is done piece by piece, so that it can be watched and stopped.
    """

    side: int
    start: Position
    jumps: int = 0
    found: Board | None = None
    over: bool = False

    def run(self, pause: int = 5_000) -> Iterator[int]:
        """Search to the end; the number of jumps is yielded after each ``pause`` of them."""
        board = empty_board(self.side)
        board[self.start[0]][self.start[1]] = 1
        walk = [self.start]
        untried = [iter(CLOCKWISE)]
        while walk and len(walk) < self.side * self.side:
            square = self._next_square(board, walk[-1], untried[-1])
            if square is None:
                row, column = walk.pop()
                untried.pop()
                board[row][column] = 0
                continue
            walk.append(square)
            untried.append(iter(CLOCKWISE))
            board[square[0]][square[1]] = len(walk)
            self.jumps += 1
            if self.jumps % pause == 0:
                yield self.jumps
        self.found = board if walk else None
        self.over = True

    @staticmethod
    def _next_square(board: Board, square: Position, moves: Iterator[Position]) -> Position | None:
        for down, right in moves:
            target = (square[0] + down, square[1] + right)
            if is_inside(board, target) and board[target[0]][target[1]] == 0:
                return target
        return None
