"""Boards as SVG: squares, steps, the walk, and marks on the squares that matter."""

from collections.abc import Mapping
from dataclasses import dataclass

from knightstour.board import Position, is_jump
from knightstour.draw import signs
from knightstour.draw.describe import describe_board, is_step
from knightstour.draw.frame import Frame, checkered, edge_numbers, ground
from knightstour.draw.svg import CELL, document, element, label, paint
from knightstour.draw.window import Grid, square_at, window_for

_MOST_MARKED = 16  # a larger board with marks is cut down to this many rows and columns
_ENDLESS = 10**9
_RING = 13.5
_LONGEST = 10**6  # larger numbers are not written out
_ODD = "#"  # stands for what is no step number, or one too long to show


def svg_board(
    grid: Grid,
    marks: Mapping[Position, str] | None = None,
    knight: Position | None = None,
    *,
    title: str,
    description: str | None = None,
    values: Mapping[Position, object] | None = None,
    walk: bool = True,
) -> str:
    """The board with its steps, its marks and the knight as SVG.

    With ``walk`` a line joins the squares in the order visited, up to the first step that is no knight's move;
    ``values`` are written into the corners of their squares.  A large board with marks is cut down to the part around
    them.
    """
    marks = marks or {}
    most = _MOST_MARKED if marks or knight is not None else _ENDLESS
    frame = Frame(window_for(grid, marks, knight, most, most))
    drawing = _Drawing(grid, marks, knight, values or {}, frame, legal_walk(grid) if walk else [])
    text = describe_board(grid, marks, knight) if description is None else description
    return document(drawing.body(), frame.width, frame.height, title=title, description=text)


def legal_walk(grid: Grid) -> list[Position]:
    """The squares of steps 1, 2, … as long as each number stands once and each step is a knight's move."""
    places: dict[object, list[Position]] = {}
    for row, numbers in enumerate(grid):
        for column, number in enumerate(numbers):
            if is_step(number):
                places.setdefault(number, []).append((row, column))
    squares: list[Position] = []
    while len(found := places.get(len(squares) + 1, [])) == 1:
        if squares and not is_jump(squares[-1], found[0]):
            break
        squares.append(found[0])
    return squares


@dataclass(frozen=True)
class _Drawing:
    grid: Grid
    marks: Mapping[Position, str]
    knight: Position | None
    values: Mapping[Position, object]
    frame: Frame
    order: list[Position]

    def body(self) -> str:
        """Everything, from the ground up."""
        frame = self.frame
        marked = [(kind, *frame.centre(square)) for square, kind in self.marks.items() if square in frame]
        return "".join(
            [
                checkered(frame, (square for square in frame.squares() if square_at(self.grid, square) is not None)),
                edge_numbers(frame),
                *(signs.marked_square(*mark) for mark in marked),
                self._walk(),
                self._wrong_leg(),
                self._first(),
                self._last(),
                *(self._number(square) for square in frame.squares() if frame.numbered),
                *(self._value(square) for square in self.values if square in frame),
                self._knight(),
                *(signs.badge(*mark) for mark in marked),
            ]
        )

    def _walk(self) -> str:
        points: list[str] = []
        drawing = False
        for square, following in zip(self.order, self.order[1:], strict=False):
            inside = square in self.frame and following in self.frame
            if inside:
                points += [self._point("L", following)] if drawing else [self._leg(square, following)]
            drawing = inside
        line = paint(None, "walk", 1.5 * self.frame.scale)
        return element("path", d="".join(points), stroke_linejoin="round", **line) if points else ""

    def _wrong_leg(self) -> str:
        """Dashed, from the last legal step to the square marked wrong that holds the next one."""
        if not self.order or self.order[-1] not in self.frame:
            return ""
        return "".join(
            element("path", d=self._leg(self.order[-1], square), stroke_dasharray="6 4", **paint(None, "wrong", 2.5))
            for square, kind in self.marks.items()
            if kind == "wrong" and square in self.frame and square_at(self.grid, square) == len(self.order) + 1
        )

    def _leg(self, square: Position, following: Position) -> str:
        return self._point("M", square) + self._point("L", following)

    def _point(self, command: str, square: Position) -> str:
        x, y = self.frame.centre(square)
        return f"{command}{x:g} {y:g}"

    def _first(self) -> str:
        """A ring round the first square of the walk."""
        if not self.order or self.order[0] not in self.frame:
            return ""
        x, y = self.frame.centre(self.order[0])
        look = paint(ground(self.order[0]), "ink", 1.8 * self.frame.scale)
        return element("circle", cx=x, cy=y, r=_RING * self._dot_scale(), **look)

    def _last(self) -> str:
        """A disc on the last square of the walk."""
        last = self._last_square()
        if last is None or last not in self.frame or last == self.knight:
            return ""
        x, y = self.frame.centre(last)
        return element("circle", cx=x, cy=y, r=_RING * self._dot_scale(), **paint("ink"))

    def _dot_scale(self) -> float:
        """Where there are no numbers to be read, the ends of the walk must stand out by themselves."""
        return 1.0 if self.frame.numbered else self.frame.scale / 1.5

    def _last_square(self) -> Position | None:
        """Where a walk of at least two squares ends; None when the board holds steps beyond the legal walk."""
        steps = sum(is_step(value) for row in self.grid for value in row)
        return self.order[-1] if len(self.order) == steps > 1 else None

    def _knight(self) -> str:
        if self.knight is None or self.knight not in self.frame:
            return ""
        x, y = self.frame.centre(self.knight)
        return signs.knight(x + 1, y + 3) if step_text(square_at(self.grid, self.knight)) else signs.knight(x, y)

    def _number(self, square: Position) -> str:
        value = square_at(self.grid, square)
        text = step_text(value)
        if not text:
            return ""
        x, y = self.frame.centre(square)
        if square == self.knight:
            return label(x - CELL / 2 + 3, y - CELL / 2 + 8, text, 11, "quiet", text_anchor="start")
        size = min(self.frame.scale, 1.25) * {1: 16.0, 2: 16.0, 3: 14.0, 4: 11.0}.get(len(text), 8.5)
        if square == self._last_square():
            return label(x, y, text, size, "paper")
        return label(x, y, text, size, "ink", **self._halo(square))

    def _halo(self, square: Position) -> dict[str, object]:
        """Lines of the walk stop short of numbers."""
        if not self.order:
            return {}
        behind = signs.tint(self.marks.get(square, "")) or ground(square)
        return {"paint_order": "stroke", **paint("ink", behind, 6)}

    def _value(self, square: Position) -> str:
        x, y = self.frame.centre(square)
        text = str(self.values[square])
        return label(x - CELL / 2 + 4, y - CELL / 2 + 10, text, 14, "value", text_anchor="start", font_weight="bold")


def step_text(value: object) -> str:
    """A step as it is written on its square: nothing on squares not visited."""
    if value is None:
        return ""
    if not isinstance(value, int) or isinstance(value, bool) or not -_LONGEST < value < _LONGEST:
        return _ODD
    return str(value) if value else ""
