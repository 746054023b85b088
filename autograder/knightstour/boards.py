"""Boards to ask about: empty ones and part-walked ones, in a fixed order from simple to large."""

import functools
import random

from knightstour.board import Board, Position, candidates, empty_board

Case = tuple[Board, Position]


@functools.cache
def empty_cases(sides: tuple[int, ...]) -> list[Case]:
    """An empty board of each side with each of its squares.  Made once: the cases are only read."""
    return [(empty_board(side), (row, column)) for side in sides for row in range(side) for column in range(side)]


@functools.cache
def spread_cases(side: int, lines: tuple[int, ...]) -> list[Case]:
    """An empty board of ``side`` with the squares whose row and column are both among ``lines``."""
    return [(empty_board(side), (row, column)) for row in lines for column in lines]


@functools.cache
def walked_cases(sides: tuple[int, ...], each: int) -> list[Case]:
    """For each side ``each`` boards with a random legal walk on them (the same at every call), simplest first.

    The square to ask about is in turn the one that the knight stands on, one it can go to, and any square at all.
    """
    cases: list[Case] = []
    for side in sides:
        source = random.Random(f"walks of side {side}")
        walks = [_random_walk(side, source) for _ in range(each)]
        for index, walk in enumerate(sorted(walks, key=len)):
            board = empty_board(side)
            for step, (row, column) in enumerate(walk, start=1):
                board[row][column] = step
            cases.append((board, _square_to_ask(board, walk, index, source)))
    return cases


def _random_walk(side: int, source: random.Random) -> list[Position]:
    """A random legal walk of a random length, cut short by a dead end."""
    board = empty_board(side)
    walk = [(source.randrange(side), source.randrange(side))]
    for _ in range(source.randrange(1, side * side)):
        row, column = walk[-1]
        board[row][column] = 1
        moves = candidates(board, walk[-1])
        if not moves:
            break
        walk.append(source.choice(moves))
    return walk


def _square_to_ask(board: Board, walk: list[Position], index: int, source: random.Random) -> Position:
    moves = candidates(board, walk[-1])
    if index % 3 == 0 or (index % 3 == 1 and not moves):
        return walk[-1]
    if index % 3 == 1:
        return source.choice(moves)
    return source.randrange(len(board)), source.randrange(len(board))


def full_case(side: int) -> Case:
    """A board on which every square is visited (the numbers are no walk), and its middle square."""
    board = [[row * side + column + 1 for column in range(side)] for row in range(side)]
    return board, (side // 2, side // 2)
