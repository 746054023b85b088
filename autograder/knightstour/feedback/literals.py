"""Values as short, safe text: what was called and what came back."""

import textwrap
import unicodedata
from collections.abc import Sequence

from knightstour.board import Position

WIDTH = 76
LONGEST_VALUE = 300
LONGEST_LINE = 120


def printable(text: str) -> str:
    r"""``text`` on one line with everything that a terminal or page could obey made visible (``\x1b``, ``\u202e``)."""
    return "".join(_visible(character) for character in text)


def _visible(character: str) -> str:
    if character == " " or (character.isprintable() and unicodedata.category(character) != "Cf"):
        return character
    return character.encode("unicode_escape").decode("ascii")


def shortened(text: str, longest: int = LONGEST_VALUE) -> str:
    """``text`` made printable, cut to ``longest`` characters and marked as cut."""
    shown = printable(text[: longest + 1])
    return shown if len(shown) <= longest else shown[: longest - 4] + " ..."


def square(position: Position) -> str:
    """A square as a student writes it."""
    return f"({position[0]}, {position[1]})"


def squares(positions: Sequence[Position], most: int = 8) -> str:
    """A list of squares in a sentence."""
    shown = ", ".join(square(position) for position in positions[:most])
    return shown if len(positions) <= most else shown + ", ..."


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


def folded(text: str, indent: str = "") -> list[str]:
    """``text`` as lines of at most 80 columns, broken at blanks; pasted lines of code stay valid inside brackets."""
    width = WIDTH - len(indent)
    lines = textwrap.wrap(text, width, break_long_words=True, break_on_hyphens=False) or [""]
    return [indent + line for line in lines]
