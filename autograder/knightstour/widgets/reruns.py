"""Who runs a cell again wants to see the new run: the one that the cell began before must not go on unseen."""

import weakref
from typing import Any, Protocol

from IPython import get_ipython


class Stoppable(Protocol):
    """What goes on in the background."""

    def stop(self) -> None:
        """Do no more than what is under way."""


_begun: dict[str, tuple[int, list["weakref.ref[Stoppable]"]]] = {}


def stop_earlier_runs(run: Stoppable) -> None:
    """Stop what the same cell began when it was run before ``run``."""
    cell, time = this_cell()
    if cell is None:
        return
    before, runs = _begun.get(cell, (time, []))
    if before != time:
        for reference in runs:
            if (earlier := reference()) is not None:
                earlier.stop()
        runs = []
    _begun[cell] = (time, [*runs, weakref.ref(run)])


def this_cell() -> tuple[str | None, int]:
    """Which cell of a notebook is being run, and how many were before it; None where that is not known."""
    shell: Any = get_ipython()
    message = shell.get_parent() if hasattr(shell, "get_parent") else None
    about = message.get("metadata") if isinstance(message, dict) else None
    return (about["cellId"], shell.execution_count) if isinstance(about, dict) and "cellId" in about else (None, 0)
