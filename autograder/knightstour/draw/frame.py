"""What all square drawings share: where each square lies, the two greys of the board, numbers on the edges."""

from collections.abc import Iterable
from dataclasses import dataclass

from knightstour.board import Position
from knightstour.draw.svg import CELL, element, label, paint
from knightstour.draw.window import Window

_EDGE = 26  # room for the numbers of rows and columns on a small board
_SMALL = 12  # boards up to this side need no larger lines and letters
MOST_NUMBERED = 20  # on a board with more columns nobody could read a number on each square


@dataclass(frozen=True)
class Frame:
    """Where the squares of a window lie in the drawing."""

    window: Window

    def __contains__(self, square: Position) -> bool:
        return square in self.window

    @property
    def scale(self) -> float:
        """How much larger lines and edge numbers must be drawn to be seen when a large board is shrunk to fit."""
        return max(1.0, len(self.window.rows) / _SMALL, len(self.window.columns) / _SMALL)

    @property
    def edge(self) -> float:
        """The room for the numbers of rows and columns."""
        return _EDGE * self.scale

    def centre(self, square: Position) -> tuple[float, float]:
        """The centre of a square."""
        row, column = square
        x = self.edge + (column - self.window.columns.start + 0.5) * CELL
        y = self.edge + (row - self.window.rows.start + 0.5) * CELL
        return x, y

    @property
    def width(self) -> float:
        """The width of the drawing."""
        return self.edge + CELL * len(self.window.columns) + 2

    @property
    def height(self) -> float:
        """The height of the drawing."""
        return self.edge + CELL * len(self.window.rows) + 2

    @property
    def numbered(self) -> bool:
        """Whether the squares are large enough to carry a number each."""
        return len(self.window.columns) <= MOST_NUMBERED

    @property
    def dot(self) -> float:
        """How large the ends of a walk are drawn: larger where no numbers stand on the squares."""
        return 1.0 if self.numbered else self.scale / 1.5

    def squares(self) -> list[Position]:
        """The squares of the window, row by row."""
        return [(row, column) for row in self.window.rows for column in self.window.columns]


def ground(square: Position) -> str:
    """Which of the two greys a square has."""
    return "square-b" if sum(square) % 2 else "square-a"


def outline(frame: Frame, square: Position) -> str:
    """The path round a square."""
    x, y = frame.centre(square)
    return f"M{x - CELL / 2:g} {y - CELL / 2:g}h{CELL}v{CELL}h-{CELL}z"


def checkered(frame: Frame, squares: Iterable[Position]) -> str:
    """The two greys of the board under the given squares."""
    paths: dict[str, list[str]] = {"square-a": [], "square-b": []}
    for square in squares:
        paths[ground(square)].append(outline(frame, square))
    return "".join(element("path", d="".join(parts), **paint(role)) for role, parts in paths.items() if parts)


def edge_numbers(frame: Frame) -> str:
    """The numbers of the rows and the columns, fewer of them on a large board."""
    rows, columns = frame.window.rows, frame.window.columns
    most = max(len(rows), len(columns))
    apart = 1 if most <= MOST_NUMBERED else 5 if most <= 60 else 10
    size, middle = 12 * frame.scale, frame.edge / 2
    return "".join(
        [
            *(label(frame.centre((0, n))[0], middle, str(n), size, "quiet") for n in columns if n % apart == 0),
            *(label(middle, frame.centre((n, 0))[1], str(n), size, "quiet") for n in rows if n % apart == 0),
        ]
    )
