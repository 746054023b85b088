"""What is drawn of a walk: its line, its two ends, and the numbers on its squares."""

from knightstour.draw.svg import CELL, element, label, paint

_RING = 13.5
_LONGEST = 10**6  # larger numbers are not written out
_ODD = "#"  # stands for what is no step number, or one too long to show
_SIZES = {1: 16.0, 2: 16.0, 3: 14.0, 4: 11.0}
_HALF = CELL / 2


def step_text(value: object) -> str:
    """A step as it is written on its square: nothing on squares not visited."""
    if value is None:
        return ""
    if not isinstance(value, int) or isinstance(value, bool) or not -_LONGEST < value < _LONGEST:
        return _ODD
    return str(value) if value else ""


def walk_line(path: str, scale: float) -> str:
    """The thin line through the centres of the squares visited."""
    return element("path", d=path, stroke_linejoin="round", **paint(None, "walk", 1.5 * scale))


def wrong_leg(path: str) -> str:
    """The dashed line of a move that is none."""
    return element("path", d=path, stroke_dasharray="6 4", **paint(None, "wrong", 2.5))


def first_ring(x: float, y: float, ground: str, scale: float, dot: float) -> str:
    """The ring round the first square of a walk."""
    return element("circle", cx=x, cy=y, r=_RING * dot, **paint(ground, "ink", 1.8 * scale))


def last_disc(x: float, y: float, dot: float) -> str:
    """The disc on the last square of a walk."""
    return element("circle", cx=x, cy=y, r=_RING * dot, **paint("ink"))


def number(x: float, y: float, text: str, scale: float, behind: str | None) -> str:
    """The number of a step; lines of the walk stop short of it when the colour ``behind`` it is given."""
    halo = {"paint_order": "stroke", "stroke_linejoin": "round", **paint("ink", behind, 9)} if behind else {}
    return label(x, y, text, _size(text, scale), "ink", **halo)


def last_number(x: float, y: float, text: str, scale: float) -> str:
    """The number on the disc of the last square."""
    return label(x, y, text, _size(text, scale), "paper")


def moved_number(x: float, y: float, text: str) -> str:
    """The number of the square on which the knight stands, moved aside for it."""
    return label(x - _HALF + 3, y - _HALF + 8, text, 11, "quiet", text_anchor="start")


def value(x: float, y: float, text: str) -> str:
    """The value of a heuristic in the corner of its square."""
    return label(x - _HALF + 4, y - _HALF + 10, text, 14, "value", text_anchor="start", font_weight="bold")


def _size(text: str, scale: float) -> float:
    """The height of a number: a bit larger on a larger board, which is shrunk more to fit."""
    return min(scale, 1.25) * _SIZES.get(len(text), 8.5)
