"""Boards to be judged: tours, tours with one thing changed, and boards that only look like tours; small ones first."""

import functools
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from knightstour.board import Board, Position, empty_board
from knightstour.rules import walk_of

Rows = tuple[tuple[int, ...], ...]


class Specimen(NamedTuple):
    """A board, and the square on which its tour is to begin."""

    board: Board
    start: Position


ONE: Rows = ((1,),)
OPEN: tuple[Rows, ...] = (
    ((1, 4, 7, 10), (12, 9, 2, 5), (3, 6, 11, 8)),
    ((10, 1, 8), (7, 4, 11), (2, 9, 6), (5, 12, 3)),
    ((1, 20, 5, 12, 9), (6, 13, 10, 17, 4), (19, 2, 15, 8, 11), (14, 7, 18, 3, 16)),
    ((1, 14, 17, 20, 11, 8, 5), (16, 19, 12, 3, 6, 21, 10), (13, 2, 15, 18, 9, 4, 7)),
    ((1, 22, 11, 16, 7), (12, 17, 8, 21, 10), (25, 2, 23, 6, 15), (18, 13, 4, 9, 20), (3, 24, 19, 14, 5)),
    ((21, 8, 13, 2, 23), (14, 3, 22, 7, 12), (9, 20, 1, 24, 17), (4, 15, 18, 11, 6), (19, 10, 5, 16, 25)),
    ((25, 6, 11, 14, 19), (12, 1, 18, 5, 10), (7, 24, 13, 20, 15), (2, 17, 22, 9, 4), (23, 8, 3, 16, 21)),
    (
        (1, 10, 19, 26, 7, 12),
        (20, 27, 8, 11, 18, 25),
        (9, 2, 31, 24, 13, 6),
        (30, 21, 28, 15, 34, 17),
        (3, 36, 23, 32, 5, 14),
        (22, 29, 4, 35, 16, 33),
    ),
)
CLOSED: tuple[Rows, ...] = (
    (
        (1, 28, 3, 12, 25, 10, 7, 16, 19, 22),
        (4, 13, 30, 27, 6, 15, 24, 21, 8, 17),
        (29, 2, 5, 14, 11, 26, 9, 18, 23, 20),
    ),
    (
        (1, 22, 25, 12, 7, 16),
        (24, 11, 30, 15, 26, 13),
        (21, 2, 23, 8, 17, 6),
        (10, 29, 4, 19, 14, 27),
        (3, 20, 9, 28, 5, 18),
    ),
    (
        (4, 13, 22, 25, 2),
        (21, 30, 3, 12, 23),
        (14, 5, 24, 1, 26),
        (29, 20, 9, 16, 11),
        (6, 15, 18, 27, 8),
        (19, 28, 7, 10, 17),
    ),
    (
        (8, 11, 20, 35, 2, 13),
        (21, 36, 9, 12, 19, 34),
        (10, 7, 30, 1, 14, 3),
        (25, 22, 27, 16, 33, 18),
        (6, 29, 24, 31, 4, 15),
        (23, 26, 5, 28, 17, 32),
    ),
)

# Each with one jump over the upper or the left edge, where a row or a column of -1 is the last one in Python.
GLUED: tuple[Rows, ...] = (
    ((1, 4, 7, 11), (8, 10, 2, 5), (3, 6, 12, 9)),
    ((1, 6, 3), (4, 9, 11), (7, 2, 5), (10, 12, 8)),
    ((1, 8, 13, 16), (10, 15, 4, 7), (5, 2, 9, 12), (14, 11, 6, 3)),
    ((1, 10, 3, 14, 20), (6, 15, 19, 9, 17), (11, 2, 7, 4, 13), (16, 5, 12, 18, 8)),
    ((1, 22, 17, 12, 3), (16, 11, 2, 7, 18), (21, 6, 9, 4, 13), (10, 15, 24, 19, 8), (25, 20, 5, 14, 23)),
)
# The knight goes round, and the square in the middle is only written in.
RING: Rows = ((1, 6, 3), (4, 9, 8), (7, 2, 5))


def _board(rows: Iterable[Iterable[int]]) -> Board:
    return [list(row) for row in rows]


def _where(board: Board, number: int) -> Position:
    return next((row, numbers.index(number)) for row, numbers in enumerate(board) if number in numbers)


def _at_its_start(board: Board) -> Specimen:
    return Specimen(board, _where(board, 1))


def _by_size(specimens: Iterable[Specimen]) -> list[Specimen]:
    return sorted(specimens, key=lambda specimen: sum(map(len, specimen.board)))


def _numbered(walk: Sequence[Position], rows: int, columns: int) -> Board:
    board = empty_board(rows, columns)
    for step, (row, column) in enumerate(walk, start=1):
        board[row][column] = step
    return board


def _backwards(board: Board) -> Board:
    return _numbered(walk_of(board)[::-1], len(board), len(board[0]))


def _turned(board: Board) -> Iterator[Board]:
    """The board as it is, mirrored, upside down, and with rows and columns swapped."""
    for rows in (board, [list(column) for column in zip(*board, strict=True)]):
        yield rows
        yield rows[::-1]
        yield [row[::-1] for row in rows]


@functools.cache
def tours() -> list[Specimen]:
    """Tours, open and closed, on boards of many shapes, each with its own start."""
    boards = [_board(rows) for rows in (ONE, *OPEN, *CLOSED)]
    turned = [other for board in boards for one in (board, _backwards(board)) for other in _turned(one)]
    return _by_size(_at_its_start(board) for index, board in enumerate(turned) if board not in turned[:index])


@functools.cache
def closed_tours() -> list[Specimen]:
    """Closed tours, each begun on many of its squares."""
    found = []
    for rows in CLOSED:
        walk = walk_of(_board(rows))
        size = len(rows), len(rows[0])
        found += [_at_its_start(_numbered(walk[at:] + walk[:at], *size)) for at in range(0, len(walk), 3)]
    return _by_size(found)


@functools.cache
def tours_from_elsewhere() -> list[Specimen]:
    """Tours that begin on another square than they should: on every other one."""
    boards = [_board(rows) for rows in OPEN[:6]]
    squares = (
        (board, (row, column)) for board in boards for row in range(len(board)) for column in range(len(board[0]))
    )
    return _by_size(Specimen(board, square) for board, square in squares if square != _where(board, 1))


def _changed(board: Board, square: Position, number: int) -> Board:
    changed = _board(board)
    changed[square[0]][square[1]] = number
    return changed


def _one_number_changed(rows: Rows) -> Iterator[Board]:
    board = _board(rows)
    total = len(board) * len(board[0])
    for row, numbers in enumerate(board):
        for column, number in enumerate(numbers):
            others = (other for other in range(-1, total + 2) if other != number)
            yield from (_changed(board, (row, column), other) for other in others)


def _two_swapped(rows: Rows) -> Iterator[Board]:
    walk = walk_of(_board(rows))
    for one, other in combinations(range(len(walk)), 2):
        swapped = list(walk)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        yield _numbered(swapped, len(rows), len(rows[0]))


def _one_jump_broken(rows: Rows) -> Iterator[Board]:
    """The end of the walk turned round, from each of its steps: one wrong jump, sometimes none."""
    walk = walk_of(_board(rows))
    for at in range(1, len(walk) - 1):
        yield _numbered(walk[:at] + walk[at:][::-1], len(rows), len(rows[0]))


@functools.cache
def one_step_changes() -> list[Specimen]:
    """Tours with one number changed, with two numbers swapped, and with one jump broken."""
    found = []
    for rows in (ONE, OPEN[0], OPEN[1], OPEN[4]):
        start = _where(_board(rows), 1)
        for board in (*_one_number_changed(rows), *_two_swapped(rows)):
            found.append(Specimen(board, start))
    for rows in (*OPEN, *CLOSED):
        start = _where(_board(rows), 1)
        found += [Specimen(board, start) for board in _one_jump_broken(rows)]
    return _by_size(found)


def _cut(rows: Rows) -> Iterator[Board]:
    """The walk up to each of its steps."""
    for last in range(1, len(rows) * len(rows[0])):
        yield [[number if number <= last else 0 for number in row] for row in rows]


def _counted_on(rows: Rows, more: int) -> Board:
    return [[number + more for number in row] for row in rows]


def _moved_round(rows: Rows) -> Iterator[Board]:
    """The numbers moved on by a row, a column or a square, what leaves the board coming back on the other side."""
    for at in (1, len(rows) - 1):
        yield _board((*rows[at:], *rows[:at]))
    for at in (1, len(rows[0]) - 1):
        yield [[*row[at:], *row[:at]] for row in rows]
    flat = [number for row in rows for number in row]
    width = len(rows[0])
    for at in (1, 2, len(flat) - 1):
        moved = flat[at:] + flat[:at]
        yield [moved[begin : begin + width] for begin in range(0, len(flat), width)]


def _small_boards() -> Iterator[Board]:
    """Boards too small for a tour."""
    for rows, columns in ((1, 2), (2, 1), (1, 5), (2, 2), (2, 3), (3, 2), (3, 3), (4, 4)):
        total = rows * columns
        yield empty_board(rows, columns)
        yield [[row * columns + column + 1 for column in range(columns)] for row in range(rows)]
        yield [[total - row * columns - column for column in range(columns)] for row in range(rows)]
        yield [[1] * columns for _ in range(rows)]
        yield [list(range(1, columns + 1)) for _ in range(rows)]
    yield [[1, 6, 3], [4, 0, 8], [7, 2, 5]]
    yield _board(RING)
    yield from map(_board, GLUED)
    yield [[1, 0, 3], [4, 0, 0], [0, 2, 5]]
    yield [[1, 60, 3], [-4, 9, -7], [70, 2, 5]]
    yield from ([[number]] for number in (-1, 0, 2, 10**6))


@functools.cache
def traps() -> list[Specimen]:
    """Boards that only look like tours: counted from 0, unfinished, moved over the edge, with rows that are one."""
    found: list[Specimen] = []
    for rows in (*OPEN, *CLOSED):
        start = _where(_board(rows), 1)
        row, column = start
        found += [Specimen(_counted_on(rows, more), start) for more in (-1, 1, -2, 5, -5)]
        found += [Specimen(_counted_on(rows, -1), _where(_board(rows), 2))]
        total = len(rows) * len(rows[0])
        found.append(Specimen([[min(number - 1, total - 2) for number in numbers] for numbers in rows], start))
        found += [Specimen(board, start) for board in _cut(rows)]
        found += [Specimen(board, _where(board, 1)) for board in _moved_round(rows)]
        found += [Specimen([list(numbers) for _ in rows], (0, numbers.index(min(numbers)))) for numbers in rows]
        found.append(Specimen([[0 if number == 1 else number for number in numbers] for numbers in rows], start))
        if column < len(rows) and row < len(rows[0]):
            found.append(Specimen(_board(rows), (column, row)))
    found += [Specimen(board, (0, 0)) for board in _small_boards()]
    return _by_size(found)


@functools.cache
def open_and_broken() -> list[Specimen]:
    """Boards that are no closed tours: open tours, and closed ones with something changed."""
    changed = [board for rows in CLOSED for board in (*_one_jump_broken(rows), *_cut(rows), *_moved_round(rows))]
    changed += [_counted_on(rows, more) for rows in CLOSED for more in (-1, 1)]
    changed += [board for rows in CLOSED[1:2] for board in _two_swapped(rows)]
    open_tours = [specimen.board for specimen in tours()]
    return _by_size([*(Specimen(board, (0, 0)) for board in (*open_tours, *changed)), *traps()])
