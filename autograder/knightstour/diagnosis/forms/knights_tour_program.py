"""The form of what a program prints when it is given one start square after another.

Where a walk ends depends on how ties are broken, and words on the author; so the form says only where the walks begin,
which rule a printed board breaks, which squares are refused, and whether the sentences fit the boards.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from knightstour.board import Board, Position
from knightstour.diagnosis.batteries.knights_tour import PROGRAM_SIDE, PROGRAM_STARTS
from knightstour.printout import Printout, claims_complete, read_printout, says_nothing
from knightstour.rules import first_greedy_flaw, first_walk_flaw
from knightstour.runner.answers import Answer, Ending, Session

# Where a walk may begin instead of on the square typed.
_SHIFTS: dict[str, Callable[[Position], Position]] = {
    "as typed": lambda square: square,
    "swapped": lambda square: (square[1], square[0]),
    "one less": lambda square: ((square[0] - 1) % PROGRAM_SIDE, (square[1] - 1) % PROGRAM_SIDE),
    "first typed": lambda _square: PROGRAM_STARTS[0],
    "corner": lambda _square: (0, 0),
}
# Squares that a program may refuse.
_REFUSED: dict[str, Callable[[Position], bool]] = {
    "none": lambda _square: False,
    "0": lambda square: 0 in square,
    "last": lambda square: PROGRAM_SIDE - 1 in square,
}


def form_of_program(session: Session) -> Any:
    """The form of the program's output; None when it was not allowed to run."""
    answer = session.run_program(_typed(PROGRAM_STARTS))
    printout = read_printout(answer.printed, PROGRAM_SIDE)
    endings = {_ending(answer)}
    if len(printout.boards) == 1 and endings == {"ended"}:  # a program for one start at a time
        more = [session.run_program(_typed([start])) for start in PROGRAM_STARTS[1:]]
        endings |= {_ending(answer) for answer in more}
        printout = _joined([printout, *(read_printout(answer.printed, PROGRAM_SIDE) for answer in more)])
    if Ending.SKIPPED in endings:
        return None
    said = any(character.isalnum() for character in "".join(printout.words))
    if not printout.boards:
        return ["no board", sorted(endings), said, _shapes(answer.printed)]
    return [sorted(endings), *_starts_and_rules(printout.boards), _sentences(printout)]


def _typed(starts: Sequence[Position]) -> str:
    return "".join(f"{row} {column}\n" for row, column in starts)


def _ending(answer: Answer) -> str:
    # The end of the input is no fault of a program that waits for more.
    raised = answer.raised
    waits = raised is not None and raised.type_name == "EOFError"
    return "ended" if answer.ending is Ending.RETURNED or waits else answer.ending.value


def _joined(printouts: Sequence[Printout]) -> Printout:
    """The boards of several runs as if they came from one."""
    boards = [board for printout in printouts for board in printout.boards]
    words = [word for printout in printouts for word in printout.words[1:]]
    return Printout(tuple(boards), (printouts[0].words[0], *words))


def _shapes(text: str) -> list[tuple[int, int]]:
    """For lines that are almost rows of a board: how many cells each has, and how many such lines there are a walk.

    Numbers with no space between them are one cell.
    """
    rows = [line.split() for line in text.splitlines()]
    widths = Counter(len(row) for row in rows if len(row) > 3 and all(len(cell) < 3 for cell in row))
    widths[1] = sum(len(row) == 1 and row[0].isdigit() for row in rows)
    return sorted((width, lines // len(PROGRAM_STARTS)) for width, lines in widths.items())


def _starts_and_rules(boards: Sequence[Board]) -> list[Any]:
    """Where the walks begin, which squares are refused, and which rules are broken apart from that."""
    begins = [_begin(board) for board in boards]
    for (refused, refuses), (shift, shifted) in (
        (refusal, shift) for refusal in _REFUSED.items() for shift in _SHIFTS.items()
    ):
        taken = [shifted(start) for start in PROGRAM_STARTS if not refuses(start)]
        if taken == begins:
            return [shift, refused, _flaws(boards, taken)]
    return ["other", len(boards), _flaws(boards, begins)]


def _begin(board: Board) -> Position | None:
    """The square numbered 1."""
    found = [(row, column) for row, steps in enumerate(board) for column, step in enumerate(steps) if step == 1]
    return found[0] if len(found) == 1 else None


def _flaws(boards: Sequence[Board], starts: Sequence[Position | None]) -> list[str]:
    flaws = set()
    for board, start in zip(boards, starts, strict=True):
        flaw = first_walk_flaw(board) if start is None else first_greedy_flaw(board, PROGRAM_SIDE, start, None)
        flaws.add("" if flaw is None else flaw.kind)
    return sorted(flaws)


def _sentences(printout: Printout) -> str:
    if says_nothing(printout):
        return "none"
    claims = set()
    for board, words in zip(printout.boards, printout.words[1:], strict=True):
        whole = all(step > 0 for row in board for step in row)
        claims.add((whole, claims_complete(words)))
    if all(claim is None or claim == whole for whole, claim in claims):
        return "right"
    if (True, True) in claims:
        return "always complete"
    return "swapped" if (False, True) in claims else "never complete"
