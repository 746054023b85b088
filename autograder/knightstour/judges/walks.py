"""A board that came back: its first flaw, a few words, and a picture with the fault marked."""

import marshal
from functools import lru_cache

from knightstour.board import Heuristic, Position
from knightstour.feedback.literals import shown, whole
from knightstour.messages import _
from knightstour.results import Mark, Picture
from knightstour.rules import Flaw, first_greedy_flaw
from knightstour.runner.answers import Value

# What is marked where a rule breaks: the first of the flaw's squares, and the others.  The knight needs no mark.
_MARKS: dict[str, tuple[Mark | None, Mark | None]] = {
    "illegal-jump": ("wrong", "before"),
    "not-smallest": ("wrong", "right"),
    "nothing-visited": ("start", None),
    "number-missing": (None, None),
    "number-twice": ("wrong", "wrong"),
    "stopped-early": (None, "candidate"),
    "wrong-start": ("wrong", "start"),
}

REMEMBERED_BOARDS = 512
REMEMBERED_BYTES = 16_384  # of one board; 50 x 50 takes 12,755


def flaw_of_walk(board: Value, side: int, start: Position, values: Heuristic | None) -> Flaw | None:
    """The first flaw of a greedy walk from ``start``, by ``values`` if there are any.

    Most of a class come to the same boards, so the latest of them are looked at once.
    """
    try:
        written = marshal.dumps(board, 2)  # unlike equality it tells True from 1, and a tuple from a list
    except ValueError:  # it holds something that is not plain data
        written = b""
    if not 0 < len(written) <= REMEMBERED_BYTES:
        return first_greedy_flaw(board, side, start, values)
    return _remembered_flaw(written, side, start, values)


@lru_cache(REMEMBERED_BOARDS)
def _remembered_flaw(written: bytes, side: int, start: Position, values: Heuristic | None) -> Flaw | None:
    return first_greedy_flaw(marshal.loads(written), side, start, values)  # noqa: S302 - written here


def board_in_words(board: Value, flaw: Flaw) -> str:
    """A returned board in a few words where the picture shows the rest, else as it is."""
    if not can_be_drawn(flaw) or len(repr(board)) <= 60:
        return shown(board, 160)
    numbers = [number for row in board for number in row]
    if flaw.kind in {"counted-from-0", "number-out-of-range", "rows-shared", "number-twice"}:
        return _("a board with numbers from {low} to {high}").format(low=whole(min(numbers)), high=whole(max(numbers)))
    visited = sum(number > 0 for number in numbers)
    return _("a board with {visited} of {total} squares visited").format(visited=visited, total=len(numbers))


def can_be_drawn(flaw: Flaw) -> bool:
    """Whether a board with this flaw is a full rectangle of whole numbers that are meant as steps."""
    return flaw.kind not in {"not-a-board", "path-not-board", "not-a-number", "uneven-rows"}


def walk_picture(board: Value, flaw: Flaw) -> Picture | None:
    """The board with the squares of its flaw marked, if it can be drawn at all."""
    if not can_be_drawn(flaw):
        return None
    rows = [list(row) for row in board]
    first, others = _MARKS.get(flaw.kind, ("wrong", "wrong"))
    if flaw.kind == "number-missing" and flaw.step == 1:
        first = "start"
    marks: dict[Position, Mark] = {}
    for place, square in enumerate(flaw.squares):
        mark = others if place else first
        if mark is not None and square[0] < len(rows) and square[1] < len(rows[0]):
            marks[square] = mark
    knight = flaw.squares[0] if first is None else None
    return Picture(rows, marks, knight)
