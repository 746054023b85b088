"""Runs a lesson in a real kernel, as a learner does who runs all its cells."""

import importlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from knightstour.course import content_folder

nbformat: Any = importlib.import_module("nbformat")  # neither has types
nbclient: Any = importlib.import_module("nbclient")

# Waits for what goes on in the background, and tells what every map and every long run has come to.
ENDING = """
import asyncio as _asyncio, time as _time, ipywidgets as _widgets
_found = list(_widgets.widgets.widget._instances.values())
_end = _time.monotonic() + 60
while _time.monotonic() < _end and any(
    getattr(widget, "running", False) or getattr(widget, "state", "") == "running" for widget in _found
):
    await _asyncio.sleep(0.05)
for widget in _found:
    if type(widget).__name__ == "SuccessMap":
        print("MAP", widget.message)
    if type(widget).__name__ == "LongRun":
        print("RUN", widget.run.shown.text.replace("\\n", " / "))
"""


@dataclass(frozen=True)
class Shown:
    """What one cell put below itself."""

    cell: str
    kind: str
    text: str
    data: dict[str, Any]

    @property
    def is_trouble(self) -> bool:
        """Whether it is an error, or something written to stderr or stdout, where lessons write nothing."""
        return self.kind in ("error", "stream") or "Traceback" in self.text


@dataclass(frozen=True)
class Lesson:
    """A lesson that was run to its end."""

    shown: list[Shown]
    told_at_the_end: str
    seconds: float

    def below(self, cell: str) -> str:
        """The text below a cell."""
        return "\n".join(shown.text for shown in self.shown if shown.cell == cell)

    @property
    def text(self) -> str:
        """All that is shown."""
        return "\n".join(shown.text for shown in self.shown)


def run_lesson(name: str, work: Path, *, to_the_end: bool = False) -> Lesson:
    """Run all cells of the lesson in the work folder ``work``; an error in a cell does not stop it.

    With ``to_the_end`` what goes on in the background is waited for.
    """
    notebook = nbformat.read(content_folder("lessons") / f"{name}.ipynb", as_version=4)
    if to_the_end:
        notebook.cells.append(nbformat.v4.new_code_cell(ENDING, id="ending"))
    lessons = work / "lessons"
    lessons.mkdir(parents=True, exist_ok=True)
    client = nbclient.NotebookClient(
        notebook, timeout=120, allow_errors=True, resources={"metadata": {"path": str(lessons)}}, record_timing=True
    )
    os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    client.execute()
    shown = list(_shown(notebook))
    ending = "\n".join(item.text for item in shown if item.cell == "ending")
    return Lesson([item for item in shown if item.cell != "ending"], ending, _seconds(notebook))


def _shown(notebook: Any) -> Iterator[Shown]:
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            data = dict(output.get("data", {}))
            text = output.get("text") or data.get("text/plain") or f"{output.get('ename')}: {output.get('evalue')}"
            yield Shown(cell.id, output.output_type, text, data)


def _seconds(notebook: Any) -> float:
    """From the first cell's beginning to the last one's end."""
    ran = [cell for cell in notebook.cells if "execution" in cell.metadata and cell.id != "ending"]
    first, last = ran[0].metadata.execution["iopub.status.busy"], ran[-1].metadata.execution["shell.execute_reply"]
    return (datetime.fromisoformat(last) - datetime.fromisoformat(first)).total_seconds()
