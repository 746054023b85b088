"""Values as short, safe text: what was called and what came back."""

import re
import unicodedata
from collections.abc import Iterator, Sequence

from knightstour.board import Position
from knightstour.messages import _
from knightstour.visible import MOST_MARKS, visible

WIDTH = 76
LONGEST_VALUE = 300
LONGEST_LINE = 120
LONGEST_NUMBER = 10_000  # bits; Python itself writes out somewhat longer ones

_WORDS = re.compile(r"(\s*)((?:\(-?\d+, -?\d+\)|\S)+)")  # a square is one word
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")  # differs from run to run, and tells a student nothing


def shortened(text: str, longest: int = LONGEST_VALUE) -> str:
    """``text`` on one line, safe to look at and without memory addresses, cut to about ``longest`` characters."""
    return visible(visible(without_addresses(text[: 2 * longest])), longest)


def without_addresses(text: str) -> str:
    """``text`` without memory addresses, which would be others at each run."""
    return _ADDRESS.sub("", text)


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
    """``value`` as Python text that can be pasted; what is empty or simply full becomes a short expression."""
    if isinstance(value, list) and value and _is_closed_maze(value):
        return f"[[set() for _ in range({len(value[0])})] for _ in range({len(value)})]"
    side = len(value) if isinstance(value, list) else 0
    if side > 3 and value == [[0] * side] * side:
        return f"[[0] * {side} for _ in range({side})]"
    if side > 3 and value == [list(range(row * side + 1, row * side + side + 1)) for row in range(side)]:
        return f"[[{side} * row + column for column in range(1, {side + 1})] for row in range({side})]"
    return _written(value)


def _written(value: object) -> str:
    """``value`` as Python writes it, but with the members of sets in order."""
    if type(value) is list:
        return f"[{', '.join(map(_written, value))}]"
    if type(value) is dict:
        return "{" + ", ".join(f"{key!r}: {_written(member)}" for key, member in value.items()) + "}"
    if type(value) is set and value:
        try:
            return f"{{{', '.join(map(repr, sorted(value)))}}}"
        except TypeError:
            return repr(value)
    return repr(value)


def _is_closed_maze(rows: list[object]) -> bool:
    """Whether a list holds rows of empty sets, all of one length."""
    first = rows[0]
    return isinstance(first, list) and len(first) > 0 and first == [set()] * len(first) and rows == [first] * len(rows)


def call_text(function: str, arguments: Sequence[str]) -> str:
    """The text of a call that can be pasted into Python."""
    return f"{function}({', '.join(arguments)})"


def folded(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """``text`` as lines of at most 80 columns, broken at blanks; calls broken inside brackets can still be pasted.

    ``hanging`` is the indent of the second and later lines, if it differs.  A square stays on one line.
    """
    hanging = indent if hanging is None else hanging
    lines: list[str] = []
    line, empty = indent, True
    for blank, word in _WORDS.findall(text):
        if not empty and columns(line + blank + word) <= WIDTH:
            line += " " * len(blank) + word
            continue
        if not empty and columns(hanging + word) <= WIDTH:
            lines.append(line)
            line = hanging
        elif not empty:
            line += " "
        *full, line = _cut(line + word, hanging)
        lines += full
        empty = False
    return lines if empty else [*lines, line]


def _cut(line: str, hanging: str) -> Iterator[str]:
    """A line with a word in it that is too long for any line, cut into lines that are full."""
    while columns(line) > WIDTH:
        end = next(end for end in range(WIDTH, 0, -1) if columns(line[:end]) <= WIDTH)
        if columns(line[end]) == 0:  # an accent stays with its letter
            end = max((at for at in range(end - MOST_MARKS, end) if columns(line[at])), default=end)
        yield line[:end].rstrip()
        line = hanging + line[end:]
    yield line


def columns(text: str) -> int:
    """How wide ``text`` is in a terminal: Chinese characters take two columns, accents none."""
    if text.isascii():
        return len(text)
    return sum(_columns(character) for character in text)


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
