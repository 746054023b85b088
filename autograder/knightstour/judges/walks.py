"""A board that came back, in a few words and as a picture with the fault marked."""

from knightstour.board import Position
from knightstour.feedback.literals import shown, whole
from knightstour.messages import _
from knightstour.results import Mark, Picture
from knightstour.rules import Flaw
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
