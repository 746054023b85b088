"""Maps of a board: a value on each square, or what became of the walk from each square."""

from collections.abc import Collection, Mapping, Sequence

from knightstour.board import Position
from knightstour.draw import signs
from knightstour.draw.frame import Frame, checkered, edge_numbers, outline
from knightstour.draw.palette import HEAT_STEPS
from knightstour.draw.svg import CELL, document, element, label, paint
from knightstour.draw.window import square_at, window_for
from knightstour.messages import _, ngettext

Values = Sequence[Sequence[float | None]]
Reached = Sequence[Sequence[int | None]]
_ENDLESS = 10**9


def svg_heat(
    values: Values,
    *,
    title: str,
    description: str | None = None,
    steps: Mapping[Position, int] | None = None,
    knight: Position | None = None,
    low: float | None = None,
    high: float | None = None,
) -> str:
    """A value on each square, darker the larger it is (lighter on a dark page), with the value printed.

    None is a square without a value; squares with a step are visited and carry it instead, in grey.
    ``low`` and ``high`` fix the ends of the scale, so that several maps can be compared.
    """
    frame = _whole_frame(values)
    steps = steps or {}
    shown = {
        square: value
        for square in frame.squares()
        if (value := _number_at(values, square)) is not None and square not in steps
    }
    low = min(shown.values(), default=0) if low is None else low
    high = max(shown.values(), default=0) if high is None else high
    body = "".join(
        [
            checkered(frame, (square for square in frame.squares() if square not in shown)),
            *(_warm_square(frame, square, value, _heat(value, low, high)) for square, value in shown.items()),
            edge_numbers(frame),
            *(_visited(frame, square, step) for square, step in steps.items() if square in frame and frame.numbered),
            signs.knight(*frame.centre(knight)) if knight is not None and knight in frame else "",
        ]
    )
    text = _heat_words(shown) if description is None else description
    return document(body, frame.width, frame.height, title=title, description=text)


def _number_at(values: Values, square: Position) -> float | None:
    value: object = square_at(values, square)
    return value if isinstance(value, int | float) else None


def _heat(value: float, low: float, high: float) -> int:
    """The step of the colour scale for a value."""
    if high <= low:
        return HEAT_STEPS // 2
    return round((min(max(value, low), high) - low) / (high - low) * (HEAT_STEPS - 1))


def _warm_square(frame: Frame, square: Position, value: float, heat: int) -> str:
    x, y = frame.centre(square)
    return heat_tile(x, y, heat) + (heat_value(x, y, _written(value), heat) if frame.numbered else "")


def heat_tile(x: float, y: float, heat: int) -> str:
    """A square in the colour of a step of heat."""
    corner = f"M{x - CELL / 2:g} {y - CELL / 2:g}h{CELL}v{CELL}h-{CELL}z"
    return element("path", d=corner, **paint(f"heat-{heat}", "paper", 1))


def heat_value(x: float, y: float, text: str, heat: int) -> str:
    """The value printed on a square of a heat map."""
    return label(x, y, text, 15, f"heat-ink-{heat}")


def _written(value: float) -> str:
    return f"{round(value, 2):g}"


def _visited(frame: Frame, square: Position, step: int) -> str:
    return label(*frame.centre(square), str(step), 12, "quiet")


def _heat_words(shown: Mapping[Position, float]) -> str:
    if not shown:
        return _("No square has a value.")
    low, high = min(shown.values()), max(shown.values())
    return _("The smallest value is {low}, the largest {high}.").format(low=_written(low), high=_written(high))


def svg_success_map(
    reached: Reached,
    *,
    title: str,
    description: str | None = None,
    impossible: Collection[Position] | None = None,
) -> str:
    """How many squares the walk from each start visited: filled with a tick when it was all of them, else the number.

    None is a start not tried yet: a dot.  0 is one from which no walk came back: a cross.  Starts in ``impossible`` are
    hatched; by default those from which the colours of the board forbid a tour.
    """
    hopeless = forbidden_starts(reached) if impossible is None else set(impossible)
    frame = _whole_frame(reached)
    body = success_map_body(reached, hopeless)
    text = success_words(reached, hopeless) if description is None else description
    return document(body, frame.width, frame.height, title=title, description=text)


def success_map_body(reached: Reached, hopeless: Collection[Position]) -> str:
    """The inside of the drawing, for a widget that holds the rest."""
    frame = _whole_frame(reached)
    total = len(frame.window.rows) * len(frame.window.columns)
    whole = {square for square in frame.squares() if square_at(reached, square) == total}
    return "".join(
        [
            checkered(frame, frame.squares()),
            *(_hatched(frame, square) for square in sorted(hopeless)),
            *(_full(frame, square) for square in sorted(whole)),
            *(_part(frame, square, square_at(reached, square)) for square in frame.squares() if square not in whole),
            edge_numbers(frame),
        ]
    )


def _whole_frame(board: Sequence[Sequence[object]]) -> Frame:
    return Frame(window_for(board, {}, None, _ENDLESS, _ENDLESS))


def _hatched(frame: Frame, square: Position) -> str:
    return element("path", d=signs.hatching(*frame.centre(square)), **paint(None, "walk", 1.3))


def forbidden_starts(board: Sequence[Sequence[object]]) -> set[Position]:
    """The squares of the smaller colour, where no tour of a board with an odd number of squares can start."""
    squares = [(row, column) for row, cells in enumerate(board) for column in range(len(cells))]
    return {square for square in squares if sum(square) % 2} if len(squares) % 2 else set()


def _full(frame: Frame, square: Position) -> str:
    tile = element("path", d=outline(frame, square), **paint("right", "paper", 1))
    x, y = frame.centre(square)
    tick = element("path", d=signs.tick(x, y, 2), stroke_linecap="round", **paint(None, "on-mark", 3.4))
    return tile + tick


def _part(frame: Frame, square: Position, reached: object) -> str:
    x, y = frame.centre(square)
    if reached is None:
        return element("circle", cx=x, cy=y, r=3, **paint("neutral"))
    if reached == 0:
        return element("path", d=signs.cross(x, y, 2), stroke_linecap="round", **paint(None, "wrong", 3.4))
    if not frame.numbered:
        return ""
    return label(x, y, str(reached), 15, "ink", paint_order="stroke", **paint("ink", "paper", 4))


def success_words(reached: Reached, hopeless: Collection[Position]) -> str:
    """How many of the starts that were tried visit every square."""
    total = sum(len(row) for row in reached)
    tried = [value for row in reached for value in row if value is not None]
    sentence = _("{whole} of {tried} starts visit every square.").format(
        whole=sum(value == total for value in tried), tried=len(tried)
    )
    if failed := tried.count(0):
        sentence += " " + ngettext(
            "From {count} start no walk came back (a cross).",
            "From {count} starts no walk came back (a cross).",
            failed,
        ).format(count=failed)
    if hopeless:
        sentence += " " + _("From {count} squares there is no tour.").format(count=len(hopeless))
    return sentence
