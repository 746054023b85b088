"""What came back from a learner's function, as far as it can be drawn; otherwise the words for what is wrong."""

import math
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any

from knightstour.board import Board, Heuristic, Position, empty_board
from knightstour.draw.boards import legal_walk
from knightstour.feedback.endings import (
    Error,
    words_of_error,
    words_of_nothing_returned,
    words_of_wrong_type,
)
from knightstour.feedback.flaws import Words, words_of_flaw
from knightstour.feedback.literals import call_text, literal
from knightstour.judges.walks import board_in_words, walk_picture
from knightstour.messages import _
from knightstour.notebook.cards import told_card
from knightstour.notebook.work import NotReady, OwnFunction, WentWrong, text_to_paste
from knightstour.results import Explanation
from knightstour.rules import first_walk_flaw
from knightstour.runner.answers import Call, Foreign

Asked = tuple[Board, Position]


def squares_in(value: Any) -> list[Position] | None:
    """The squares of a list of squares; None when it is something else."""
    if not isinstance(value, list | tuple):
        return None
    squares = [item for item in value if isinstance(item, list | tuple) and len(item) == 2]
    if len(squares) < len(value) or not all(_is_whole(part) for square in squares for part in square):
        return None
    return [(square[0], square[1]) for square in squares]


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def numbers_of(function: OwnFunction, cases: Sequence[Asked]) -> list[int]:
    """The values that a learner's heuristic gives; `NotReady` says which one is no number."""
    answers = function.answers(cases)
    for (board, square), answer in zip(cases, answers, strict=True):
        if not _is_whole(answer.value):
            raise wrong_type(function.name, (board, square), answer.value, _("a whole number"), answer.printed)
    return [answer.value for answer in answers]


def wrong_type(name: str, arguments: Sequence[object], value: Any, wanted: str, printed: str = "") -> WentWrong:
    """What is said when a function returned something of another kind than ``wanted``."""
    if value is None:
        got, words = words_of_nothing_returned(printed, wanted)
    else:
        kind = value.type_name if isinstance(value, Foreign) else type(value).__name__
        got, words = words_of_wrong_type(value, kind, wanted)
    call = text_to_paste(Call(name, tuple(arguments)))
    title = _("Your {name} gives something else.").format(name=name)
    return WentWrong(name, title, Explanation(call, got, words.rule, words.next))


class Remembered:
    """A learner's heuristic that widgets may ask square by square: a whole board is asked for at once and kept."""

    def __init__(self, function: OwnFunction) -> None:
        self.function = function
        self._known: dict[str, dict[Position, int]] = {}

    def __call__(self, board: Board, position: Position) -> int:
        """The value of a square."""
        key = repr(board)
        if key not in self._known:
            squares = [(row, column) for row, steps in enumerate(board) for column in range(len(steps))]
            cases = [(board, square) for square in squares]
            self._known[key] = dict(zip(squares, numbers_of(self.function, cases), strict=True))
        return self._known[key][position]

    def learn(self, cases: Sequence[Asked]) -> None:
        """Ask for many boards in one go."""
        for (board, square), value in zip(cases, numbers_of(self.function, cases), strict=True):
            self._known.setdefault(repr(board), {})[square] = value


def board_in(value: Any, side: int, start: Position, name: str = "find_tour") -> Board:
    """The walk that a learner's function returned; `NotReady` when it is no legal walk, with the board if it can be."""
    flaw = first_walk_flaw(value, start, side, side)
    if flaw is None:
        return [list(row) for row in value]
    words = words_of_flaw(flaw)
    told = Explanation(
        None, board_in_words(value, flaw), words.rule, words.next, flaw.kind, None, walk_picture(value, flaw)
    )
    raise WentWrong(name, _("Your {name} gives no knight's walk.").format(name=name), told)


def steps_of(board: Board) -> dict[Position, int]:
    """The visited squares with their steps."""
    return {(row, column): step for row, steps in enumerate(board) for column, step in enumerate(steps) if step}


def on_the_way(board: Board) -> list[Board]:
    """The board as it was after each step of the walk that it shows."""
    replay, boards = empty_board(len(board), len(board[0])), []
    for step, (row, column) in enumerate(legal_walk(board), start=1):
        replay[row][column] = step
        boards.append([list(line) for line in replay])
    return boards


def guarded(heuristic: Heuristic) -> Heuristic:
    """A heuristic written in a cell of the notebook; `NotReady` says in words what keeps it from giving a number."""

    def asked(board: Board, square: Position) -> int:
        try:
            value: Any = heuristic(board, square)
        except Exception as error:  # noqa: BLE001  a learner's code may raise anything
            raise _failed_in_the_cell(heuristic, board, square, *_words_of_error(heuristic, error)) from None
        if isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value):
            return value  # type: ignore[return-value]  # a learner's values may have a fraction
        if value is None:
            raise _failed_in_the_cell(heuristic, board, square, *words_of_nothing_returned("", _("a number")))
        words = words_of_wrong_type(value, type(value).__name__, _("a number"))
        raise _failed_in_the_cell(heuristic, board, square, *words)

    return asked


def _failed_in_the_cell(heuristic: Heuristic, board: Board, square: Position, got: str, words: Words) -> NotReady:
    call = call_text(_name_of(heuristic), [literal(board), literal(square)])
    title = _("The function in the cell gives no number.")
    return NotReady(told_card(title, Explanation(call, got, words.rule, words.next)))


def _name_of(heuristic: Heuristic) -> str:
    return getattr(heuristic, "__name__", "heuristic")


def _words_of_error(heuristic: Heuristic, error: Exception) -> tuple[str, Words]:
    """The words for an error, and the line of the cell to look at."""
    got, words = words_of_error(Error(type(error).__name__, str(error)))
    code = getattr(heuristic, "__code__", None)
    lines = [step.tb_lineno for step in _steps(error.__traceback__) if step.tb_frame.f_code is code]
    if lines:
        return got, Words(words.rule, _("Look at line {line} of the cell.").format(line=lines[-1]))
    first = f"def {_name_of(heuristic)}(board, square):"
    return got, Words(words.rule, _("Look at its first line. It should be like this: {line}").format(line=first))


def _steps(traceback: TracebackType | None) -> Iterator[TracebackType]:
    while traceback is not None:
        yield traceback
        traceback = traceback.tb_next


def as_heuristic(heuristic: OwnFunction | Heuristic) -> Heuristic:
    """A heuristic that can be asked here, be it a learner's or the course's."""
    return Remembered(heuristic) if isinstance(heuristic, OwnFunction) else heuristic
