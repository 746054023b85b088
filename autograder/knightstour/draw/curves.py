"""Measured points in a plane, with the straight line that ends at the last of them."""

from collections.abc import Sequence

from knightstour.draw.svg import document, element, label, paint
from knightstour.messages import _

_WIDTH, _HEIGHT = 360.0, 240.0
_LEFT, _BOTTOM, _TOP = 12.0, 26.0, 16.0


def svg_growth(points: Sequence[tuple[int, float]], *, title: str, description: str) -> str:
    """Seconds over squares; the thin line is what exactly linear growth would look like."""
    most = max((squares for squares, _seconds in points), default=1) or 1
    longest = max((seconds for _squares, seconds in points), default=1.0) or 1.0
    base = _HEIGHT - _BOTTOM
    places = [
        (_LEFT + (_WIDTH - 2 * _LEFT) * squares / most, base - (base - _TOP) * seconds / longest)
        for squares, seconds in points
    ]
    end = places[-1] if places else (_WIDTH - _LEFT, _TOP)
    straight = f"M{_LEFT} {base}L{end[0]:.1f} {end[1]:.1f}"
    drawn = [
        element("path", d=f"M{_LEFT} {_TOP}V{base}H{_WIDTH - _LEFT}", **paint(None, "neutral", 1)),
        element("path", d=straight, stroke_dasharray="4 3", **paint(None, "walk", 1)),
        *(element("circle", cx=x, cy=y, r=4.5, **paint("right")) for x, y in places),
        label(_WIDTH / 2, _HEIGHT - 9, _("{squares} squares").format(squares=f"{most:,}"), 12, "quiet"),
        label(_LEFT + 60, _TOP - 6, _("{seconds:.2f} seconds").format(seconds=longest), 12, "quiet"),
    ]
    return document("".join(drawn), _WIDTH, _HEIGHT, title=title, description=description, most_rem=34)
