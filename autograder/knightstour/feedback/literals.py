"""Values as short, safe text: what was called and what came back."""

import re
import textwrap
from collections.abc import Sequence

from knightstour.board import Position
from knightstour.messages import _
from knightstour.visible import visible

WIDTH = 76
LONGEST_VALUE = 300
LONGEST_LINE = 120
LONGEST_NUMBER = 10_000  # bits; Python itself writes out somewhat longer ones

_SQUARE = re.compile(r"(\(-?\d+,) (-?\d+\))")
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")  # differs from run to run, and tells a student nothing


def shortened(text: str, longest: int = LONGEST_VALUE) -> str:
    """``text`` on one line, safe to look at and without memory addresses, cut to about ``longest`` characters."""
    return visible(_ADDRESS.sub("", text[: 2 * longest]), longest)


def shown(value: object, longest: int = LONGEST_VALUE) -> str:
    """``value`` as Python writes it, on one line and cut; its type alone if its own code does not let it be written."""
    try:
        return shortened(repr(value), longest)
    except Exception:  # noqa: BLE001  a student's object may do anything here, and Python writes no endless number
        return f"<{type(value).__name__}>"


def whole(number: int) -> str:
    """A whole number, cut when it has more digits than any that belongs on a board."""
    if number.bit_length() > LONGEST_NUMBER:
        return "-..." if number < 0 else "..."
    text = int.__repr__(number)
    return text if len(text) <= 15 else f"{text[:10]}..."


def square(position: Position) -> str:
    """A square as a student writes it."""
    return f"({whole(position[0])}, {whole(position[1])})"


def squares(positions: Sequence[Position], most: int = 8) -> str:
    """A list of squares in a sentence."""
    shown = ", ".join(square(position) for position in positions[:most])
    return shown if len(positions) <= most else _("{squares} and others").format(squares=shown)


def literal(value: object) -> str:
    """``value`` as Python text that can be pasted; an empty board becomes a short expression."""
    side = _empty_side(value)
    if side is not None and side > 3:
        return f"[[0] * {side} for _ in range({side})]"
    return repr(value)


def _empty_side(value: object) -> int | None:
    if not isinstance(value, list) or not value or not all(isinstance(row, list) for row in value):
        return None
    side = len(value)
    return side if all(row == [0] * side for row in value) else None


def call_text(function: str, arguments: Sequence[str]) -> str:
    """The text of a call that can be pasted into Python."""
    return f"{function}({', '.join(arguments)})"


def folded(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """``text`` as lines of at most 80 columns, broken at blanks; calls broken inside brackets can still be pasted.

    ``hanging`` is the indent of the second and later lines, if it differs.  A square stays on one line.
    """
    lines = textwrap.wrap(
        _SQUARE.sub("\\1\xa0\\2", text),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
