"""What came back from a learner's function, as far as it can be drawn; otherwise the words for what is wrong."""

from collections.abc import Sequence
from typing import Any

from knightstour.board import Board, Heuristic, Position, empty_board
from knightstour.draw.boards import legal_walk
from knightstour.feedback.endings import (
    Error,
    words_of_error,
    words_of_nothing_returned,
    words_of_wrong_type,
)
from knightstour.feedback.flaws import words_of_flaw
from knightstour.feedback.literals import call_text, literal, shortened
from knightstour.judges.walks import board_in_words, walk_picture
from knightstour.messages import _
from knightstour.notebook.cards import told_card
from knightstour.notebook.work import NotReady, OwnFunction
from knightstour.results import Explanation
from knightstour.rules import first_walk_flaw
from knightstour.runner.answers import Foreign

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
    values = function.map(cases)
    for (board, square), value in zip(cases, values, strict=True):
        if not _is_whole(value):
            raise wrong_type(function.name, (board, square), value, _("a whole number"))
    return values


def wrong_type(name: str, arguments: Sequence[object], value: Any, wanted: str) -> NotReady:
    """What is said when a function returned something of another kind than ``wanted``."""
    if value is None:
        got, words = words_of_nothing_returned("", wanted)
    else:
        kind = value.type_name if isinstance(value, Foreign) else type(value).__name__
        got, words = words_of_wrong_type(value, kind, wanted)
    call = call_text(name, [shortened(literal(argument), 120) for argument in arguments])
    title = _("Your {name} gives something else.").format(name=name)
    return NotReady(told_card(title, Explanation(call, got, words.rule, words.next)))


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
    raise NotReady(told_card(_("Your {name} gives no knight's walk.").format(name=name), told))


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
    """A heuristic written in a cell of the notebook; when it stops with an error, `NotReady` says so in words."""

    def asked(board: Board, square: Position) -> int:
        try:
            return heuristic(board, square)
        except Exception as error:
            got, words = words_of_error(Error(type(error).__name__, str(error)))
            call = call_text(getattr(heuristic, "__name__", "heuristic"), [literal(board), literal(square)])
            title = _("The function in the cell did not get to its end.")
            raise NotReady(told_card(title, Explanation(call, got, words.rule))) from error

    return asked


def as_heuristic(heuristic: OwnFunction | Heuristic) -> Heuristic:
    """A heuristic that can be asked here, be it a learner's or the course's."""
    return Remembered(heuristic) if isinstance(heuristic, OwnFunction) else heuristic
