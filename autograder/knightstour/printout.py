"""What a tour program printed: the numbered boards in its text, and the words around them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from knightstour.board import Board

# A number, or a lone sign that stands for an unvisited square; frames and separators around them do not matter.
_CELL = re.compile(r"-?\d+|(?<![^\s|,\[(])[.\-_*·](?![^\s|,\])])")


@dataclass(frozen=True)
class Printout:
    """The boards of a program's output in order, and the words before, between and after them.

    ``words`` has one entry more than ``boards``.
    """

    boards: tuple[Board, ...]
    words: tuple[str, ...]


def read_printout(text: str, side: int) -> Printout:
    """Find every numbered board of ``side`` × ``side`` squares in ``text``.

    A row is a line that ends in ``side`` cells; a prompt or a label may stand before them.  Rows of column numbers are
    passed over.
    """
    boards: list[Board] = []
    words: list[str] = []
    rows: Board = []
    between: list[str] = []
    for line in text.splitlines():
        cells = _row(line, side)
        if cells is None:
            if any(character.isalnum() for character in line):
                rows = []
            between.append(line)
            continue
        if _is_heading(cells):
            continue
        if not rows:
            between.append(_label(line, side))
        rows.append(cells)
        if len(rows) == side:
            boards.append(rows)
            words.append("\n".join(between).strip())
            rows, between = [], []
    words.append("\n".join(between).strip())
    return Printout(tuple(boards), tuple(words))


def _row(line: str, side: int) -> list[int] | None:
    cells = [_number(found) for found in _CELL.findall(line)]
    last = cells[-side:]
    return last if len(last) == side and all(0 <= cell <= side * side for cell in last) else None


def _number(cell: str) -> int:
    return int(cell) if len(cell) < 6 and cell.lstrip("-").isdigit() and cell != "-1" else 0 if len(cell) < 6 else -1


def _is_heading(cells: Sequence[int]) -> bool:
    """Column numbers; no row of a walk holds consecutive numbers side by side."""
    return all(right - left == 1 for left, right in zip(cells, cells[1:], strict=False))


def _label(line: str, side: int) -> str:
    """What stands on the line of a board's first row before the row itself."""
    places = [found.start() for found in _CELL.finditer(line)]
    return line[: places[-side]]


def says_nothing(printout: Printout) -> bool:
    """Whether the words around the boards are nothing but the same prompt again and again.

    The words between two boards hold the prompt, and the verdict either before it (on the board above) or after it (on
    the board below).
    """
    if len(printout.boards) < 2:
        return not any(character.isalpha() for character in "".join(printout.words))
    before, between, after = printout.words[0], printout.words[1], printout.words[-1]
    return before.endswith(between) and between == after


def claims_complete(words: str) -> bool | None:
    """Whether ``words`` call a walk complete (True) or a dead end (False); None when they do not say so in English."""
    lowered = words.lower()
    if re.search(r"dead[ -]?end|incomplete|not (a )?complete|no tour|stuck", lowered):
        return False
    return True if "complete" in lowered else None
