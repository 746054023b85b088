"""A walk that was made, kept to be played again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from knightstour.board import Board, Heuristic, Position, candidates, empty_board
from knightstour.draw.boards import legal_walk
from knightstour.feedback.flaws import words_of_flaw
from knightstour.messages import _, ngettext
from knightstour.rules import first_walk_flaw
from knightstour.widgets.game import asked

Step = list[tuple[Position, float | None]]  # the candidates of a step with their values


@dataclass(frozen=True)
class Recording:
    """The squares of a walk in order, and how it ended in a sentence.

    ``candidates[k]`` are the squares the knight could go to after step k + 1, each with its value; empty when no
    heuristic was given.  ``marks`` show the fault of a walk that breaks a rule.
    """

    rows: int
    columns: int
    walk: tuple[Position, ...]
    ending: str
    candidates: tuple[Step, ...] = ()
    marks: Mapping[Position, str] = field(default_factory=dict)
    dead_end: bool = False


def record(board: Board, heuristic: Heuristic | None = None) -> Recording:
    """The walk that ``board`` shows, as far as it keeps the rules; with ``heuristic`` the values on the way."""
    rows, columns = len(board), max((len(row) for row in board), default=0)
    walk = tuple(legal_walk(board))
    flaw = first_walk_flaw(board)
    if flaw is not None:
        marks = {square: "wrong" for square in flaw.squares[:1] if _on_board(board, square)}
        return Recording(rows, columns, walk, words_of_flaw(flaw).rule, _values(rows, columns, walk, heuristic), marks)
    total = rows * columns
    sentence = _complete(total) if len(walk) == total else _broken_off(board, walk)
    ending = sentence.format(step=len(walk), total=total)
    dead_end = 0 < len(walk) < total and not candidates(board, walk[-1])
    return Recording(rows, columns, walk, ending, _values(rows, columns, walk, heuristic), dead_end=dead_end)


def _on_board(board: Board, square: Position) -> bool:
    return 0 <= square[0] < len(board) and 0 <= square[1] < len(board[square[0]])


def _complete(total: int) -> str:
    return ngettext(
        "A complete tour: the one square is visited.", "A complete tour: all {total} squares are visited.", total
    )


def _broken_off(board: Board, walk: Sequence[Position]) -> str:
    if walk and candidates(board, walk[-1]):
        return _("The walk stops after {step} of {total} squares, though the knight could go on.")
    return _("A dead end: {step} of {total} squares are visited, and no move is left.")


def _values(rows: int, columns: int, walk: Sequence[Position], heuristic: Heuristic | None) -> tuple[Step, ...]:
    """The values that decided each step, asked on the board as it was then."""
    if heuristic is None:
        return ()
    board = empty_board(rows, columns)
    steps: list[Step] = []
    for step, (row, column) in enumerate(walk, start=1):
        board[row][column] = step
        shown = [list(line) for line in board]
        steps.append([(square, asked(heuristic, shown, square)) for square in candidates(board, (row, column))])
    return tuple(steps)
