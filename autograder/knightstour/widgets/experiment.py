"""One walk from every square of a board: which starts succeed."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from knightstour.board import Board, Position
from knightstour.draw.maps import forbidden_starts, success_words
from knightstour.messages import _

Walker = Callable[[Position], Board | None]  # the board after a walk from a square; None when there is no walk


@dataclass
class Experiment:
    """The walks made so far, piece by piece, so that they can be watched, stopped and gone on with.

    ``reached`` counts the squares that the walk from each start visited: 0 where there was no walk, None where none
    was tried yet.
    """

    rows: int
    columns: int
    walker: Walker
    reached: list[list[int | None]] = field(init=False)

    def __post_init__(self) -> None:
        self.reached = [[None] * self.columns for _row in range(self.rows)]

    @property
    def total(self) -> int:
        """The number of squares, which is also the number of starts."""
        return self.rows * self.columns

    @property
    def tried(self) -> int:
        """From how many starts a walk was tried."""
        return sum(value is not None for row in self.reached for value in row)

    @property
    def done(self) -> bool:
        """Whether every walk was made."""
        return self.tried == self.total

    @property
    def complete(self) -> int:
        """How many walks visited every square."""
        return sum(value == self.total for row in self.reached for value in row)

    @property
    def hopeless(self) -> set[Position]:
        """The starts from which the colours of the board forbid a tour."""
        return forbidden_starts(self.reached)

    def step(self) -> Position | None:
        """Make the next walk and say where it started; None when all are made."""
        if self.done:
            return None
        row, column = start = divmod(self.tried, self.columns)
        board = self.walker(start) or []
        self.reached[row][column] = sum(step > 0 for steps in board for step in steps)
        return start

    def go_on(self, seconds: float) -> None:
        """Make as many walks as fit into this time, one at least."""
        end = time.monotonic() + seconds
        while self.step() is not None and time.monotonic() < end:
            pass

    def sentence(self) -> str:
        """What was found so far."""
        found = success_words(self.reached, self.hopeless)
        if self.done:
            return found
        return _("{tried} of {total} starts tried.").format(tried=self.tried, total=self.total) + " " + found

    def names(self) -> list[list[str]]:
        """What became of the walk from each start, in a few words."""
        return [[self._name((row, column)) for column in range(self.columns)] for row in range(self.rows)]

    def _name(self, start: Position) -> str:
        value = self.reached[start[0]][start[1]]
        if value is None:
            return _("not tried yet")
        if value == 0:
            return _("no walk came back")
        if value == self.total:
            return _("a complete tour")
        words = _("{value} of {total} squares").format(value=value, total=self.total)
        return words + ", " + _("no tour is possible") if start in self.hopeless else words
