"""The boards that learners see in notebooks: thin faces over plain states, drawn and played in the browser."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal

import traitlets

from knightstour.board import Board, Heuristic, Position, accessibility, edge_distance
from knightstour.draw.maps import success_map_body
from knightstour.draw.stencils import stencils
from knightstour.messages import _
from knightstour.widgets import words
from knightstour.widgets.experiment import Experiment, Walker
from knightstour.widgets.face import Face, program
from knightstour.widgets.game import Game, IllegalMove, game_of
from knightstour.widgets.interrupts import interruptible
from knightstour.widgets.recording import Recording, record
from knightstour.widgets.reruns import stop_earlier_runs
from knightstour.widgets.selection import Comparison, compare

_A_MOMENT = 0.1  # seconds of walking between two looks at the map


class BoardToClick(Face):
    """A board on which squares are chosen and then compared with the answer."""

    _esm = program("click")
    _kept = ("chosen", "marks", "message")
    steps: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    knight: "traitlets.List[Any]" = traitlets.List(allow_none=True, default_value=None).tag(sync=True)
    chosen: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    marks: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    message = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        board: Board,
        answer: Collection[Position],
        knight: Position | None = None,
        *,
        name: str | None = None,
        label: str | None = None,
    ) -> None:
        self.answer = frozenset(answer)
        self._compared: list[Position] | None = None  # the choice that was compared last
        steps = [[r, c, step] for r, numbers in enumerate(board) for c, step in enumerate(numbers) if step]
        super().__init__(
            stencils(len(board), len(board[0])),
            name,
            (steps, knight, self.answer),
            label=label or _("A board to choose squares on"),
            words=words.clicking(),
            steps=steps,
            knight=None if knight is None else list(knight),
        )
        self.on_msg(self._asked)

    @property
    def squares(self) -> list[Position]:
        """The squares that are chosen, in the order of the board."""
        return sorted((row, column) for row, column in self.chosen)

    def compare(self) -> Comparison:
        """Mark each chosen square as right or wrong; for the same choice once more, show what is left out."""
        comparison = compare(self.squares, self.answer, all_shown=self._compared == self.squares)
        self._compared = self.squares
        with self.hold_sync():
            self.marks = [[row, column, kind] for (row, column), kind in comparison.marks.items()]
            self.message = comparison.sentence
        return comparison

    def clear(self) -> None:
        """Choose nothing."""
        with self.hold_sync():
            self.chosen, self.marks, self.message = [], [], ""

    def _asked(self, _widget: object, content: Mapping[str, Any], _buffers: object) -> None:
        if content.get("kind") == "check":
            self.compare()
        elif content.get("kind") == "again":
            self.clear()


class TourByHand(Face):
    """A tour that the learner walks, with the values of a heuristic on request."""

    _esm = program("hand")
    _kept = ("walk", "numbers", "heat")
    walk: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    numbers = traitlets.Bool().tag(sync=True)
    heat = traitlets.Bool().tag(sync=True)
    helps = traitlets.Bool(True).tag(sync=True)
    heuristic = traitlets.Unicode().tag(sync=True)
    most = traitlets.Float().tag(sync=True)
    table: "traitlets.List[Any]" = traitlets.List().tag(sync=True)

    def __init__(
        self,
        rows: int = 8,
        columns: int | None = None,
        *,
        heuristic: Literal["heuristic_1", "heuristic_2"] | Heuristic = "heuristic_1",
        numbers: bool = False,
        heat: bool = False,
        helps: bool = True,
        name: str | None = None,
    ) -> None:
        """``heuristic`` is one of the handout's two, or the learner's own function, asked anew after each move.

        Without ``helps`` there are no buttons that show its values: the learner is to walk without them.
        """
        size = (rows, rows if columns is None else columns)
        self._own = heuristic if callable(heuristic) else None
        empty = Game(*size)
        super().__init__(
            stencils(*size),
            name,
            size,
            label=_("A tour walked by hand"),
            words=words.playing(),
            numbers=numbers,
            heat=heat,
            helps=helps,
            heuristic="own" if callable(heuristic) else heuristic,
            most=_largest(empty.values(self._own or _BUILT_IN[str(heuristic)])),
        )
        self._ask()
        self.observe(lambda _change: self._ask(), "walk")

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return game_of(*self._size, self.walk)

    @property
    def _size(self) -> tuple[int, int]:
        return self.pieces["rows"], self.pieces["columns"]

    @traitlets.validate("walk")
    def _only_moves(self, proposal: Mapping[str, Any]) -> list[list[int]]:
        """Moves that are none are refused, wherever they come from."""
        try:
            game = game_of(*self._size, proposal["value"])
        except IllegalMove as error:
            raise traitlets.TraitError(f"not a knight's walk: {error}") from error
        return [list(square) for square in game.walk]

    def _ask(self) -> None:
        if self._own is not None:
            self.table = self.game.values(self._own)


class TourPlayer(Face):
    """A walk to be played, stepped through and wound back; with a heuristic also the values that decided each step."""

    _esm = program("playback", "player")
    _kept = ("step", "candidates_shown")
    walk: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    candidates: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    marks: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    ending = traitlets.Unicode().tag(sync=True)
    dead_end = traitlets.Bool().tag(sync=True)
    step = traitlets.Int().tag(sync=True)
    candidates_shown = traitlets.Bool().tag(sync=True)

    def __init__(
        self, board: Board, heuristic: Heuristic | None = None, *, step: int = 0, name: str | None = None
    ) -> None:
        self.recording: Recording = record(board, heuristic)
        made = self.recording
        super().__init__(
            stencils(made.rows, made.columns),
            name,
            made.walk,
            label=_("A walk to be played"),
            words=words.watching(),
            walk=[list(square) for square in made.walk],
            candidates=[[[*square, value] for square, value in shown] for shown in made.candidates],
            marks=[[*square, kind] for square, kind in made.marks.items()],
            ending=made.ending,
            dead_end=made.dead_end,
            step=step,
            candidates_shown=heuristic is not None,
        )


class SuccessMap(Face):
    """The walks from all squares of a board, made one after another; a start that is chosen is handed on."""

    _esm = program("map")
    drawing = traitlets.Unicode().tag(sync=True)
    names: "traitlets.List[Any]" = traitlets.List().tag(sync=True)
    progress = traitlets.Float().tag(sync=True)
    running = traitlets.Bool().tag(sync=True)
    message = traitlets.Unicode().tag(sync=True)
    picked: "traitlets.List[Any]" = traitlets.List(allow_none=True, default_value=None).tag(sync=True)

    def __init__(self, walker: Walker, rows: int = 8, columns: int | None = None) -> None:
        """``walker`` returns the board after a walk from a square, or None when there was no walk."""
        size = (rows, rows if columns is None else columns)
        self.experiment = Experiment(*size, walker)
        self._stopped = False
        super().__init__(
            stencils(*size), None, None, label=_("A map of starts"), words=words.mapping(), **self._shown()
        )
        self.on_msg(self._asked)
        stop_earlier_runs(self)

    def run(self) -> "SuccessMap":
        """Make all walks now; interrupting the kernel keeps those that are made."""
        self.running = True
        with contextlib.suppress(KeyboardInterrupt):
            while not self.experiment.done:
                self.experiment.go_on(_A_MOMENT)
                self._show()
        self.running = False
        return self

    def start(self) -> "SuccessMap":
        """Make the walks while the notebook goes on; the button stops them.  Without a notebook, make them now."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return self.run()
        self._stopped = False
        self._task = loop.create_task(self.finish())
        return self

    async def finish(self) -> None:
        """Make the walks, and let everything else have its turn in between."""
        self.running, begun = True, time.monotonic()
        try:
            while not (self.experiment.done or self._stopped):
                with interruptible(begun):
                    self.experiment.go_on(_A_MOMENT)
                self._show()
                await asyncio.sleep(_A_MOMENT / 5)
        except KeyboardInterrupt:
            self._show()
        finally:
            self.running = False

    def stop(self) -> None:
        """Make no more walks."""
        self._stopped = True

    def on_pick(self, show: Callable[[Position], object]) -> None:
        """Call ``show`` with each start that the learner chooses."""
        self.observe(lambda change: show((change["new"][0], change["new"][1])) if change["new"] else None, "picked")

    def _show(self) -> None:
        with self.hold_sync():
            for name, value in self._shown().items():
                setattr(self, name, value)

    def _shown(self) -> dict[str, Any]:
        made = self.experiment
        return {
            "drawing": success_map_body(made.reached, made.hopeless),
            "names": made.names(),
            "progress": made.tried / made.total,
            "message": made.sentence(),
        }

    def _asked(self, _widget: object, content: Mapping[str, Any], _buffers: object) -> None:
        if content.get("kind") == "stop":
            self.stop()


_BUILT_IN: Mapping[str, Heuristic] = {"heuristic_1": accessibility, "heuristic_2": edge_distance}


def _largest(table: Sequence[Sequence[float | None]]) -> float:
    """The largest value: the end of the colour scale."""
    return float(max((value for row in table for value in row if value is not None), default=0))
