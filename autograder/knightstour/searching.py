"""The course's own search for tours by backtracking: how many ways there are, and the first one in an order."""

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from knightstour.board import Board, Position, candidates, empty_board, neighbours_on

Order = Callable[[Board, list[Position]], Sequence[Position]]


def has_tour(side: int, start: Position) -> bool:
    """Whether there is a tour of a square board from ``start``.

    There is none on sides 2 to 4, and none from the rarer colour where the number of squares is odd.
    """
    if side < 5:
        return side == 1
    return side % 2 == 0 or sum(start) % 2 == 0


def ways_to_finish(board: Board, position: Position) -> int:
    """In how many ways a walk that has come to ``position`` can visit all squares that are left."""
    return _ways(tuple(map(tuple, board)), position)


@functools.lru_cache(maxsize=1 << 10)
def _ways(board: tuple[tuple[int, ...], ...], position: Position) -> int:
    rows, columns = len(board), len(board[0])
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    around = [[row * columns + column for row, column in neighbours_on(rows, columns, square)] for square in squares]
    free = bytearray(board[row][column] == 0 for row, column in squares)
    return _count(around, free, position[0] * columns + position[1], sum(free))


def _count(around: list[list[int]], free: bytearray, square: int, left: int) -> int:
    if left == 0:
        return 1
    ways = 0
    for further in around[square]:
        if free[further]:
            free[further] = 0
            ways += _count(around, free, further, left - 1)
            free[further] = 1
    return ways


@dataclass
class OrderedSearch:
    """A search that tries the squares in a given order; ``moves`` counts how often the knight went to a square.

    ``board`` is the tour that was found, None while there is none.
    """

    side: int
    start: Position
    order: Order
    moves: int = 0
    board: Board | None = None
    over: bool = False
    _walk: list[Position] = field(default_factory=list)

    def run(self) -> Iterator[list[Position]]:
        """The walk after each move forwards and each step back; always the same list."""
        board = empty_board(self.side)
        board[self.start[0]][self.start[1]] = 1
        walk = [self.start]
        untried = [iter(self.order(board, candidates(board, self.start)))]
        while walk and len(walk) < self.side**2:
            square = next(untried[-1], None)
            if square is None:
                row, column = walk.pop()
                untried.pop()
                board[row][column] = 0
            else:
                self.moves += 1
                walk.append(square)
                board[square[0]][square[1]] = len(walk)
                untried.append(iter(self.order(board, candidates(board, square))))
            yield walk
        self.board = board if walk else None
        self.over = True

    def finish(self) -> Board | None:
        """Search to the end."""
        for _walk in self.run():
            pass
        return self.board
