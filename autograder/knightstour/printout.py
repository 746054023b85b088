"""What a tour program printed: the numbered boards in its text, and the words around them."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from knightstour.board import Board

# A number, or a lone sign that stands for an unvisited square; frames and separators around them do not matter.
_SIGN = r"[.\-_*·#~xXoO]{1,4}|None"
_CELL = re.compile(rf"(?<!\w)-?\d+(?!\w)|(?<![^\s|,\[(])(?:{_SIGN})(?![^\s|,\])])")
_COLOUR = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
# Squares and words among the numbers: a line that tells of the walk, such as one of candidates, not a row of a board.
_TALK = re.compile(r"\d\s*\)\s*,|\(\d+, \d+\)|\d\s+(?!None)[^\W\d_]{2,}\s+\d")


@dataclass(frozen=True)
class Printout:
    """The boards of a program's output in order, and the words before, between and after them.

    ``words`` has one entry more than ``boards``.
    """

    boards: tuple[Board, ...]
    words: tuple[str, ...]


def read_printout(text: str, side: int) -> Printout:
    """Find every numbered board of ``side`` × ``side`` squares in ``text``.

    A row is a line that ends in ``side`` cells; a prompt or a label may stand before them, and a label also behind.
    Rows of column numbers are passed over.  Of a walk shown step by step only the last board counts.
    """
    boards: list[Board] = []
    words: list[str] = []
    rows: Board = []
    between: list[str] = []
    for line in _COLOUR.sub("", text).splitlines():
        cells = _row(line, side, goes_on=bool(rows))
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
            if boards and _goes_on(boards[-1], rows):
                boards.pop()
                between.insert(0, words.pop())
            boards.append(rows)
            words.append("\n".join(between).strip())
            rows, between = [], []
    words.append("\n".join(between).strip())
    return Printout(tuple(boards), tuple(words))


def _row(line: str, side: int, *, goes_on: bool) -> list[int] | None:
    """The cells of a line that is a row; a prompt with numbers may stand before the first row of a board only."""
    found = [cell.group() for cell in _cells(line, side)]
    cells = [_number(cell) for cell in found]
    if goes_on and len(cells) > side + 2:
        return None
    if len(cells) == side + 2 and cells[0] == cells[-1] and not any(character.isalpha() for character in line):
        cells = cells[1:-1]  # the number of the row on either side, as on a chessboard
    if not any(character.isdigit() for character in line) and any(len(sign) > 1 for sign in found):
        return None  # a line between two rows
    last = cells[-side:]
    if len(last) < side or not all(0 <= cell <= side * side for cell in last):
        return None
    return None if _TALK.search(line[len(_label(line, side)) :]) else last


def _cells(line: str, side: int) -> list[re.Match[str]]:
    """What may be cells in a line, without the sign that stands between all of them, if there is one."""
    found = list(_CELL.finditer(line))
    between = {cell.group() for cell in found[1::2]}
    if len(found) == 2 * side - 1 and len(between) == 1 and not between.pop().lstrip("-").isdigit():
        return found[::2]
    return found


def _number(cell: str) -> int:
    """The step that a cell shows: 0 where it stands for an unvisited square, -1 where it is no step."""
    if not cell.lstrip("-").isdigit() or cell == "-1":
        return 0
    return int(cell) if len(cell) < 6 else -1


def _is_heading(cells: Sequence[int]) -> bool:
    """Column numbers; no row of a walk holds consecutive numbers side by side."""
    return all(right - left == 1 for left, right in zip(cells, cells[1:], strict=False))


def _label(line: str, side: int) -> str:
    """What stands on the line of a board's first row before the row itself."""
    return line[: _cells(line, side)[-side].start()]


def _goes_on(earlier: Board, later: Board) -> bool:
    """Whether ``later`` holds all the steps of ``earlier`` and more; where steps are alike they tell nothing."""
    pairs = [pair for rows in zip(earlier, later, strict=True) for pair in zip(*rows, strict=True)]
    steps = [before for before, _after in pairs if before]
    return earlier != later and len(set(steps)) == len(steps) and all(before in (0, after) for before, after in pairs)


def says_nothing(printout: Printout) -> bool:
    """Whether the words around the boards are nothing but the same prompt again and again.

    The words between two boards hold the prompt, and the verdict either before it (on the board above) or after it (on
    the board below).
    """
    if len(printout.boards) < 2:
        return not any(character.isalpha() for character in "".join(printout.words))
    before, between, after = printout.words[0], printout.words[1], printout.words[-1]
    return before.endswith(between) and between == after


def leaves_the_verdict_open(printouts: Sequence[Printout], complete: Sequence[bool]) -> bool:
    """Whether the words of all runs together do not say which of their boards are ``complete``.

    The verdict may stand before a board or after it.  Where there are boards of both kinds, one of the two places must
    tell them apart; where there is one kind only, something must be said at all.
    """
    if len(set(complete)) < 2:
        return says_nothing(max(printouts, key=lambda printout: len(printout.boards)))
    before = [words for printout in printouts for words in printout.words[:-1]]
    after = [words for printout in printouts for words in printout.words[1:]]
    prompt = set.intersection(*(set(words.splitlines()) for words in before))
    return not any(_tell_apart(_without(words, prompt), complete) for words in (before, after))


def _without(entries: Sequence[str], prompt: Collection[str]) -> list[str]:
    return ["\n".join(line for line in words.splitlines() if line not in prompt) for words in entries]


def _tell_apart(words: Sequence[str], complete: Sequence[bool]) -> bool:
    """Whether something is said of every walk, and never the same of a complete one and of a dead end."""
    if not all(any(_is_said(character) for character in said) for said in words):
        return False
    tours = {said for said, is_complete in zip(words, complete, strict=True) if is_complete}
    return not any(said in tours for said, is_complete in zip(words, complete, strict=True) if not is_complete)


def _is_said(character: str) -> bool:
    """Whether a character says something: a letter, a number, a tick or a face, but not the line of a frame."""
    return character.isalnum() or ord(character) >= 0x2600


_DEAD_END = re.compile(r"dead[ -]?end|\bstuck\b|\bincomplete\b")
_NO = r"(?:\bnot?|\bnever|\bcannot|n['’]t|\bunable to|\bfail\w* to|\bwithout)"
_NOT_COMPLETE = re.compile(
    rf"{_NO}(?: be| a| the| yet){{0,2}} complet"
    r"|\bno (?:full |complete |knight['’]?s? )?(?:tour|solution)\b|\bnot an? (?:[\w'’]+ )?tour\b"
    r"|\bcomplete\w*\W{1,3}(?:no|false)\b"
)
_COMPLETE = re.compile(r"\bcomplete\b|\bvisited (?:every|all)\b")
_UNCLEAR = re.compile(rf"{_NO}\b|\b0 dead|\bno\b|\bsearch\b|\bif\b|\bor\b|\?")


def claims_complete(words: str) -> bool | None:
    """Whether ``words`` call a walk complete (True) or a dead end (False); None when their English is not clear.

    A right program must never be failed for its wording, so whatever is not clear is no claim.
    """
    claims = {_claim(line) for line in words.lower().splitlines()} - {None}
    return claims.pop() if len(claims) == 1 else None


def _claim(line: str) -> bool | None:
    if _NOT_COMPLETE.search(line):
        return False
    unclear = _UNCLEAR.search(line) is not None
    if _DEAD_END.search(line):
        return None if unclear else False
    return True if _COMPLETE.search(line) and not unclear else None


def first_false_claim(printout: Printout, complete: Sequence[bool]) -> tuple[int, str] | None:
    """The first board whose sentence says the opposite of what it shows, and that sentence; None if there is none.

    A sentence may stand after its board or before it: a program is wrong only if both readings make it so.
    """
    entries = [words.splitlines() for words in printout.words]
    prompt = {line for line in entries[0] if all(line in lines for lines in entries)}
    spoken = ["\n".join(line for line in lines if line not in prompt) for lines in entries]
    claims = [claims_complete(words) for words in spoken]
    readings = [(1, claims[1:]), (0, claims[:-1])]
    most = max(sum(claim is not None for claim in said) for _shift, said in readings)
    found = []
    for shift, said in readings:
        if sum(claim is not None for claim in said) == most:
            wrong = [at for at, (claim, is_so) in enumerate(zip(said, complete, strict=False)) if claim == (not is_so)]
            if not wrong:
                return None
            found.append((wrong[0], _sentence(spoken[wrong[0] + shift])))
    return found[0]


def _sentence(words: str) -> str:
    """The line of ``words`` that makes the claim."""
    return next(line for line in words.splitlines() if claims_complete(line) is not None)
