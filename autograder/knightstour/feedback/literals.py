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


_SQUARE = re.compile(r"(\(-?\d+,) (-?\d+\))")
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")  # differs from run to run, and tells a student nothing


def shortened(text: str, longest: int = LONGEST_VALUE) -> str:
    """``text`` on one line, safe to look at and without memory addresses, cut to about ``longest`` characters."""
    return visible(_ADDRESS.sub("", text[: 2 * longest]), longest)


def square(position: Position) -> str:
    """A square as a student writes it."""
    return f"({position[0]}, {position[1]})"


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
