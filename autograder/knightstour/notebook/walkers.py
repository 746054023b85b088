"""Walks from one square of a board after another, for the maps: by the course's rules or by the learner's own."""

import random
import time
from collections.abc import Callable, Sequence

from knightstour.board import Board, Heuristic, Position
from knightstour.notebook.values import as_heuristic, board_in, guarded
from knightstour.notebook.work import OwnFunction, sent, value_of
from knightstour.rules import first_walk_flaw
from knightstour.runner.answers import Answer, Call, Ending
from knightstour.walks import Ties, greedy_walk

Walker = Callable[[Position], Board]  # the walk from a square; `NotReady` says why there is none
A_MOMENT = 0.2  # seconds for which one batch of walks should keep the notebook waiting
MOST_AT_ONCE = 16

# The greedy walk as text: a walk by the learner's own heuristic is made beside it, and not asked for value by value.
WALK = "_knightstour_walk"
_WALK_SOURCE = f"""
import random

MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))

def {WALK}(side, start, heuristic, ties, seed):
    dice = random.Random(seed)
    board = [[0] * side for _ in range(side)]
    (row, column), step = start, 1
    while True:
        board[row][column] = step
        near = [(row + down, column + right) for down, right in MOVES]
        free = [(i, j) for i, j in near if 0 <= i < side and 0 <= j < side and board[i][j] == 0]
        if not free:
            return board
        values = [heuristic([list(line) for line in board], square) for square in free]
        if not all(type(value) is int for value in values):
            return None
        tied = [square for square, value in zip(free, values) if value == min(values)]
        row, column = {{"first": tied[0], "last": tied[-1], "random": dice.choice(tied)}}[ties]
        step += 1
"""


def greedy_walker(side: int, heuristic: Heuristic | OwnFunction, ties: Ties, dice: random.Random) -> Walker:
    """The course's greedy walk by a heuristic of the course, of a cell of the notebook, or of the learner's file."""
    if not isinstance(heuristic, OwnFunction):
        chosen = guarded(heuristic)
        return lambda start: greedy_walk(side, start, chosen, ties, dice)
    work, own = heuristic.work, sent(heuristic)

    def ask(starts: Sequence[Position]) -> list[Answer]:
        calls = [Call(WALK, (side, start, own, ties, dice.getrandbits(30)), seconds=2) for start in starts]
        return work.ask(calls, {WALK: _WALK_SOURCE})

    def board_from(start: Position, answer: Answer) -> Board:
        if answer.ending is Ending.RETURNED and first_walk_flaw(answer.value, start, side, side) is None:
            board: Board = answer.value
            return board
        return greedy_walk(side, start, as_heuristic(heuristic), ties, dice)  # finds the value that cannot be used

    return _InBatches(side, ask, board_from)


def own_walker(find_tour: OwnFunction, side: int, heuristic: OwnFunction) -> Walker:
    """The walk that the learner's own functions make."""

    def ask(starts: Sequence[Position]) -> list[Answer]:
        return find_tour.work.ask([_call(start) for start in starts])

    def board_from(start: Position, answer: Answer) -> Board:
        return board_in(value_of(_call(start), answer), side, start)

    def _call(start: Position) -> Call:
        return Call(find_tour.name, (side, start, sent(heuristic)))

    return _InBatches(side, ask, board_from)


class _InBatches:
    """Asks for a few starts at a time, as many as take a moment: the file is loaded anew for each batch."""

    def __init__(
        self,
        side: int,
        ask: Callable[[Sequence[Position]], list[Answer]],
        board_from: Callable[[Position, Answer], Board],
    ) -> None:
        self._starts = [(row, column) for row in range(side) for column in range(side)]
        self._ask = ask
        self._board_from = board_from
        self._answers: dict[Position, Answer] = {}
        self._size = 1

    def __call__(self, start: Position) -> Board:
        """The walk from a square."""
        if start not in self._answers:
            self._ask_from(start)
        return self._board_from(start, self._answers.pop(start))

    def _ask_from(self, start: Position) -> None:
        place = self._starts.index(start)
        batch = self._starts[place : place + self._size]
        before = time.monotonic()
        answers = self._ask(batch)
        quick = time.monotonic() - before < A_MOMENT
        self._size = min(2 * self._size, MOST_AT_ONCE) if quick else max(self._size // 2, 1)
        # What was not run because an earlier walk of the batch had no end is asked for again.
        done = [answer for answer in answers if answer.ending is not Ending.SKIPPED] or answers[:1]
        self._answers = dict(zip(batch, done, strict=False))
