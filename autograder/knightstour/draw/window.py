"""Which part of a large board is drawn."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from knightstour.board import Position
from knightstour.draw.marks import in_order

Grid = Sequence[Sequence[object]]

_OUTSIDE = 2  # how far beyond the edge a marked square is still drawn: as far as a knight can jump
_MARGIN = 3


@dataclass(frozen=True)
class Window:
    """The rows and columns that are drawn."""

    rows: range
    columns: range
    whole: bool

    def __contains__(self, square: Position) -> bool:
        return square[0] in self.rows and square[1] in self.columns


def square_at(grid: Grid, square: Position) -> object | None:
    """What stands on a square; None when the board has no such square."""
    row, column = square
    return grid[row][column] if 0 <= row < len(grid) and 0 <= column < len(grid[row]) else None


def window_for(
    grid: Grid, marks: Mapping[Position, str], knight: Position | None, most_rows: int, most_columns: int
) -> Window:
    """The whole board if it is small enough, else a part around the marked squares, the gravest marks first.

    Marked squares just off the board belong to the picture.
    """
    height, width = len(grid), max((len(row) for row in grid), default=0)
    marked = _by_gravity(marks, knight)
    near = [square for square in marked if _is_near(square, height, width)]
    rows = _span((row for row, _column in near), height)
    columns = _span((column for _row, column in near), width)
    if len(rows) <= most_rows and len(columns) <= most_columns:
        return Window(rows, columns, whole=True)
    kept = _that_fit(near, most_rows, most_columns)
    return Window(
        _around([row for row, _column in kept], rows, most_rows),
        _around([column for _row, column in kept], columns, most_columns),
        whole=False,
    )


def _by_gravity(marks: Mapping[Position, str], knight: Position | None) -> list[Position]:
    kinds = in_order(marks.values())
    squares = sorted(marks, key=lambda square: (kinds.index(marks[square]), square))
    return squares if knight is None or knight in marks else [*squares, knight]


def _is_near(square: Position, height: int, width: int) -> bool:
    return -_OUTSIDE <= square[0] < height + _OUTSIDE and -_OUTSIDE <= square[1] < width + _OUTSIDE


def _span(numbers: Iterable[int], size: int) -> range:
    """0 … size - 1, wider where a number lies outside."""
    found = [0, size - 1, *numbers]
    return range(min(found), max(found) + 1)


def _that_fit(squares: Sequence[Position], most_rows: int, most_columns: int) -> list[Position]:
    kept: list[Position] = []
    for square in squares:
        rows, columns = zip(*kept, square, strict=True)
        if max(rows) - min(rows) < most_rows and max(columns) - min(columns) < most_columns:
            kept.append(square)
    return kept


def _around(numbers: Sequence[int], whole: range, most: int) -> range:
    """At most ``most`` numbers of ``whole`` that hold all ``numbers``, with some margin where there is room."""
    if len(whole) <= most:
        return whole
    low, high = (min(numbers), max(numbers)) if numbers else (whole.start, whole.start)
    length = min(most, max(high - low + 1 + 2 * _MARGIN, min(most, 8)))
    first = low - (length - (high - low + 1)) // 2
    first = min(max(first, whole.start), whole.stop - length)
    return range(first, first + length)
