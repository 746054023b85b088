"""The small signs of the visual language: what a marked square, the knight and a hatched square look like."""

from knightstour.draw.svg import CELL, element, paint

_ROLES = {
    "wrong": "wrong",
    "right": "right",
    "before": "neutral",
    "start": "ink",
    "candidate": "value",
    "chosen": "value",
    "visited": "neutral",
    "left": "neutral",
}
_TINTS = {
    "wrong": "wrong-tint",
    "right": "right-tint",
    "before": "neutral-tint",
    "chosen": "value-tint",
    "visited": "neutral-tint",
}
BADGE = 7.5  # the radius of the sign of a mark


def tint(kind: str) -> str | None:
    """The colour that fills a marked square, if its mark has one."""
    return _TINTS.get(kind)


def marked_square(kind: str, x: float, y: float) -> str:
    """The tint and the frame of a marked square with its centre at (x, y)."""
    if kind == "candidate":
        return candidate_frame(x, y, _ROLES[kind])
    if kind == "left":
        return element("circle", cx=x, cy=y, r=6, **paint(None, _ROLES[kind], 2.5))
    width = 1.5 if kind in ("start", "visited") else 2.5
    return _frame(x, y, **paint(tint(kind), _ROLES.get(kind, "ink"), width))


def candidate_frame(x: float, y: float, role: str) -> str:
    """The dashed frame of a square that the knight can go to, in a colour that shows on what lies below."""
    return _frame(x, y, stroke_dasharray="4 3", **paint(None, role, 2.5))


def _frame(x: float, y: float, **look: object) -> str:
    side = CELL - 3
    return element("rect", x=x - side / 2, y=y - side / 2, width=side, height=side, rx=3, **look)


def badge(kind: str, x: float, y: float) -> str:
    """The sign in the corner of a marked square: a cross, a tick, a dot, a ring; candidates have their value there."""
    if kind in ("candidate", "chosen", "visited", "left"):
        return ""
    centre_x, centre_y = x + CELL / 2 - BADGE, y - CELL / 2 + BADGE
    role = _ROLES.get(kind, "ink")
    disc = element("circle", cx=centre_x, cy=centre_y, r=BADGE, **paint(role, "paper", 1.2))
    return disc + _sign(kind, centre_x, centre_y)


def _sign(kind: str, x: float, y: float) -> str:
    if kind == "before":
        return element("circle", cx=x, cy=y, r=2.6, **paint("on-mark"))
    if kind == "start":
        return element("circle", cx=x, cy=y, r=3.6, **paint("paper"))
    line = tick(x, y) if kind == "right" else cross(x, y) if kind == "wrong" else f"M{x:g} {y - 3:g}v6"
    return element("path", d=line, stroke_linecap="round", stroke_linejoin="round", **paint(None, "on-mark", 2))


def tick(x: float, y: float, size: float = 1.0) -> str:
    """The path of a tick."""
    return f"M{x - 3.4 * size:g} {y + 0.2 * size:g}l{2.4 * size:g} {2.6 * size:g}l{4.4 * size:g} {-5.4 * size:g}"


def cross(x: float, y: float, size: float = 1.0) -> str:
    """The path of a cross."""
    arm = 2.8 * size
    return f"M{x - arm:g} {y - arm:g}l{2 * arm:g} {2 * arm:g}m0 {-2 * arm:g}l{-2 * arm:g} {2 * arm:g}"


def hatching(x: float, y: float) -> str:
    """The path of slanting lines over the square with its centre at (x, y)."""
    left, top = x - CELL / 2, y - CELL / 2
    lines = []
    for offset in range(10, 2 * CELL, 10):
        start, end = max(0, offset - CELL), min(offset, CELL)
        lines.append(f"M{left + start:g} {top + end:g}L{left + end:g} {top + start:g}")
    return "".join(lines)


# A knight of chess looking left, drawn in a square of 24 units.
_KNIGHT = (
    "M5.5 22.5v-2.2h1.2c.2-4.2 1.6-6.3 4.3-8.6l-3 1.5c-.5 1.1-1.5 1.5-2.4 1.1l-1.7-.9c-.6-.4-.7-1.1-.3-1.7"
    "l2.9-4.6c.3-1.1.9-1.9 1.8-2.4l-.3-2.6 2.6 1.7c5.2.3 8.3 4.1 8.3 9.6 0 2.9-.5 4.6-.5 6.9h1.1v2.2z"
)


def standing_knight(x: float, y: float, beside_number: bool) -> str:
    """The knight on its square, a little aside when a number stands there, too."""
    return knight(x + 1, y + 3) if beside_number else knight(x, y)


def knight(x: float, y: float, size: float = 28) -> str:
    """The knight with its centre at (x, y)."""
    scale = size / 24
    place = f"translate({x - 12 * scale:g} {y - 12 * scale:g}) scale({scale:.3g})"
    body = element("path", d=_KNIGHT, stroke_linejoin="round", paint_order="stroke", **paint("ink", "paper", 2))
    eye = element("circle", cx=9.3, cy=7.6, r=0.9, **paint("paper"))
    return element("g", body, eye, transform=place)
