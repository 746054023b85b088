"""Long runs: done a little at a time while the notebook goes on, with a bar that fills and a button that stops them."""

import asyncio
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from knightstour.draw import stylesheet
from knightstour.messages import _
from knightstour.notebook.cards import Card
from knightstour.notebook.work import NotReady
from knightstour.widgets.interrupts import interruptible
from knightstour.widgets.reruns import stop_earlier_runs

_HERE = Path(__file__).parent
_CSS = (_HERE / "longrun.css").read_text(encoding="utf-8")
SLICE = 0.05  # seconds of work before others have their turn

Stage = tuple[float, Card]  # which share is done, and what there is to see so far


class Run:
    """Work that is done stage by stage, and can be stopped and gone on with."""

    def __init__(self, stages: Iterator[Stage]) -> None:
        self._stages = stages
        self.share = 0.0
        self.shown = Card("", "")
        self.over = False
        self.stopped = False
        self.begun = time.monotonic()
        self.broken_off = False  # in the middle of a stage, so that it cannot be gone on with

    def go_on(self, seconds: float) -> None:
        """Do as many stages as fit into this time, one at least; an interrupt of the kernel stops the run."""
        end = time.monotonic() + seconds
        while not self.stopped and not self.over:
            try:
                with interruptible(self.begun):
                    self.share, self.shown = next(self._stages)
            except StopIteration:
                self.over, self.share = True, 1.0
            except NotReady as error:
                self.over, self.shown = True, error.card
            except KeyboardInterrupt:
                self.over = self.broken_off = True
            if time.monotonic() >= end:
                return


class LongRun(anywidget.AnyWidget):
    """Shows a run as it goes on."""

    _esm = _HERE / "longrun.js"
    _css = stylesheet(_CSS) + _CSS

    html = traitlets.Unicode().tag(sync=True)
    share = traitlets.Float().tag(sync=True)
    state = traitlets.Unicode("waiting").tag(sync=True)  # "running", "stopped", "over" or "broken off" later on
    labels = traitlets.Dict().tag(sync=True)

    def __init__(self, stages: Iterator[Stage]) -> None:
        self.run = Run(stages)
        super().__init__(labels=_labels())
        self.on_msg(self._asked)
        self._task: asyncio.Task[None] | None = None
        try:
            self._loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None
        stop_earlier_runs(self)

    def start(self) -> "LongRun":
        """Go on in the background; without a notebook, do all of it now."""
        self.run.stopped, self.run.begun = False, time.monotonic()
        if self._loop is None:
            self.run.go_on(float("inf"))
            self._show()
        else:
            self._task = self._loop.create_task(self.finish())
        return self

    def stop(self) -> None:
        """Do no more than what is under way."""
        self.run.stopped = True

    async def finish(self) -> None:
        """Do all of it, and let others have their turn."""
        while not self.run.over and not self.run.stopped:
            self.run.go_on(SLICE)
            self._show()
            await asyncio.sleep(0.01)
        self._show()

    def _show(self) -> None:
        run = self.run
        with self.hold_sync():
            self.html, self.share = run.shown.html, run.share
            over = "broken off" if run.broken_off else "over"
            self.state = over if run.over else "stopped" if run.stopped else "running"

    def _asked(self, _widget: object, content: Mapping[str, Any], _buffers: object) -> None:
        """A button was pressed; the message may come in another thread than the one that the run is in."""
        if content.get("kind") == "stop":
            self.stop()
        elif content.get("kind") == "go on" and self._loop is not None:
            self._loop.call_soon_threadsafe(self.start)


def _labels() -> dict[str, str]:
    return {
        "progress": _("How much is done"),
        "stop": _("Stop"),
        "go on": _("Go on"),
        "stopped": _("Stopped."),
        "over": _("Done."),
        "broken off": _("Stopped."),
    }
