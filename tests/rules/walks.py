"""Legal tours and walks for the tests of the rules, found by a search of their own."""

import functools

from hypothesis import strategies as st

from knightstour.board import Board, Position

Walk = tuple[Position, ...]

JUMPS = [(down, right) for down in (-2, -1, 1, 2) for right in (-2, -1, 1, 2) if abs(down) != abs(right)]

# Rows, columns and a start from which there is a tour.
TOURABLE = [
    (1, 1, (0, 0)),
    (3, 4, (0, 0)),
    (4, 3, (0, 0)),
    (3, 7, (0, 0)),
    (4, 5, (0, 0)),
    (5, 5, (0, 0)),
    (5, 5, (2, 2)),
    (5, 5, (1, 3)),
    (5, 6, (0, 0)),
    (6, 6, (2, 3)),
    (7, 7, (0, 2)),
    (6, 9, (4, 1)),
    (8, 8, (3, 0)),
    (8, 8, (7, 5)),
    (12, 12, (5, 6)),
]


def reach(square: Position, rows: int, columns: int) -> list[Position]:
    """The squares one knight's move away."""
    found = [(square[0] + down, square[1] + right) for down, right in JUMPS]
    return [(row, column) for row, column in found if 0 <= row < rows and 0 <= column < columns]


@functools.cache
def tour(rows: int, columns: int, start: Position, last: Position | None = None) -> Walk:
    """A tour from ``start``, ending on ``last`` if that is given; found by trying the hardest squares first."""
    walk, visited = [start], {start}

    def free(square: Position) -> list[Position]:
        return [other for other in reach(square, rows, columns) if other not in visited]

    def go_on() -> bool:
        if len(walk) == rows * columns:
            return last is None or walk[-1] == last
        for square in sorted(free(walk[-1]), key=lambda other: (other == last, len(free(other)))):
            walk.append(square)
            visited.add(square)
            if go_on():
                return True
            visited.discard(walk.pop())
        return False

    assert go_on(), f"no tour of {rows} x {columns} from {start}"
    return tuple(walk)


def board_of(walk: Walk, rows: int, columns: int) -> Board:
    """The board on which the squares of ``walk`` are numbered from 1."""
    board = [[0] * columns for _ in range(rows)]
    for step, (row, column) in enumerate(walk, start=1):
        board[row][column] = step
    return board


def turned(walk: Walk, rows: int, quarters: int, mirrored: bool, backwards: bool) -> Walk:
    """The same tour on the board turned by ``quarters`` (0 or 2 keep the sides of a rectangle), mirrored, reversed."""
    for _ in range(quarters):
        walk = tuple((column, rows - 1 - row) for row, column in walk)
        rows = 1 + max(row for row, _column in walk)
    if mirrored:
        last = max(column for _row, column in walk)
        walk = tuple((row, last - column) for row, column in walk)
    return walk[::-1] if backwards else walk


@st.composite
def tours(draw: st.DrawFn, least: int = 1) -> tuple[Walk, Board]:
    """A legal tour of at least ``least`` squares, as its walk and as its board."""
    rows, columns, start = draw(st.sampled_from([case for case in TOURABLE if case[0] * case[1] >= least]))
    walk = turned(tour(rows, columns, start), rows, draw(st.integers(0, 3)), draw(st.booleans()), draw(st.booleans()))
    rows, columns = (1 + max(square[axis] for square in walk) for axis in (0, 1))
    return walk, board_of(walk, rows, columns)


@st.composite
def closed_tours(draw: st.DrawFn) -> tuple[Walk, Board]:
    """A tour of 6 × 6 whose last square is one move from the first, begun at any of its squares."""
    walk = tour(6, 6, (0, 0), (1, 2))
    first = draw(st.integers(0, 35))
    walk = turned(walk[first:] + walk[:first], 6, draw(st.integers(0, 3)), draw(st.booleans()), draw(st.booleans()))
    return walk, board_of(walk, 6, 6)
