"""Boards as SVG: squares, steps, the walk, and marks on the squares that matter."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from knightstour.board import Position, is_jump
from knightstour.draw import signs, steps
from knightstour.draw.describe import describe_board, is_step
from knightstour.draw.frame import Frame, checkered, edge_numbers, ground
from knightstour.draw.svg import document
from knightstour.draw.window import Grid, square_at, window_for

_MOST_MARKED = 16  # a larger board with marks is cut down to this many rows and columns
_ENDLESS = 10**9


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
        for square, following in itertools.pairwise(self.order):
            inside = square in self.frame and following in self.frame
            if inside:
                points += [self._point("L", following)] if drawing else [self._leg(square, following)]
            drawing = inside
        return steps.walk_line("".join(points), self.frame.scale) if points else ""

    def _wrong_leg(self) -> str:
        """Dashed, from the last legal step to the square marked wrong that holds the next one."""
        if not self.order or self.order[-1] not in self.frame:
            return ""
        return "".join(
            steps.wrong_leg(self._leg(self.order[-1], square))
            for square, kind in self.marks.items()
            if kind == "wrong" and square in self.frame and square_at(self.grid, square) == len(self.order) + 1
        )

    def _leg(self, square: Position, following: Position) -> str:
        return self._point("M", square) + self._point("L", following)

    def _point(self, command: str, square: Position) -> str:
        x, y = self.frame.centre(square)
        return f"{command}{x:g} {y:g}"

    def _first(self) -> str:
        if not self.order or self.order[0] not in self.frame or self.order[0] == self.knight:
            return ""
        first = self.order[0]
        return steps.first_ring(*self.frame.centre(first), ground(first), self.frame.scale, self.frame.dot)

    def _last(self) -> str:
        last = self._last_square
        if last is None or last not in self.frame or last == self.knight:
            return ""
        return steps.last_disc(*self.frame.centre(last), self.frame.dot)

    @cached_property
    def _last_square(self) -> Position | None:
        """Where a walk of at least two squares ends; None when the board holds steps beyond the legal walk."""
        visited = sum(is_step(value) for row in self.grid for value in row)
        return self.order[-1] if len(self.order) == visited > 1 else None

    def _knight(self) -> str:
        if self.knight is None or self.knight not in self.frame:
            return ""
        beside_number = bool(steps.step_text(square_at(self.grid, self.knight)))
        return signs.standing_knight(*self.frame.centre(self.knight), beside_number)

    def _number(self, square: Position) -> str:
        text = steps.step_text(square_at(self.grid, square))
        if not text:
            return ""
        x, y = self.frame.centre(square)
        if square == self.knight:
            return steps.moved_number(x, y, text)
        if square == self._last_square:
            return steps.last_number(x, y, text, self.frame.scale)
        behind = signs.tint(self.marks.get(square, "")) or ground(square)
        return steps.number(x, y, text, self.frame.scale, behind if self.order else None)

    def _value(self, square: Position) -> str:
        return steps.value(*self.frame.centre(square), str(self.values[square]))
