"""From the text of a lesson to its notebook.

Lessons are written as MyST Markdown in ``lessons/source``: prose that people and translators read, with the few lines
of code between it.  The notebooks beside it are made from that text, without outputs and with cell ids that stay the
same, so that a changed sentence is a changed sentence in the notebook's history.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from knightstour.course import content_folder
from knightstour.messages import CourseError
from knightstour.saving import save_text

SOURCES = "source"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
_LONGEST_ID = 48
_HEADING = re.compile(r"^#{1,6} +(.+?)\s*$", re.MULTILINE)


def lesson_sources(folder: Path | None = None) -> list[Path]:
    """The texts of the lessons, in order."""
    return sorted(((folder or content_folder("lessons")) / SOURCES).glob("*.md"))


def sync_lessons(check: bool = False, folder: Path | None = None) -> list[str]:
    """Write every notebook that differs from what its text gives; one sentence for each.

    With ``check`` nothing is written; texts that are no lessons get a sentence, too.
    """
    lessons = folder or content_folder("lessons")
    sentences = []
    for source in lesson_sources(lessons):
        notebook = lessons / f"{source.stem}.ipynb"
        try:
            wanted = notebook_of(source.read_text(encoding="utf-8"), source.name)
        except CourseError as error:
            if not check:
                raise
            sentences.append(str(error))
            continue
        if notebook.is_file() and notebook.read_bytes() == wanted.encode("utf-8"):
            continue
        if check:
            sentences.append(f"lessons/{notebook.name} differs from its text; run knightstour sync.")
        else:
            save_text(notebook, wanted)
            sentences.append(f"lessons/{notebook.name} was written.")
    return sentences


def notebook_of(text: str, name: str) -> str:
    """The notebook that the text of a lesson gives, byte for byte the same each time."""
    try:
        import jupytext
    except ImportError as error:
        raise CourseError("Making the notebooks needs jupytext, which comes with knightstour[test].") from error
    try:
        read = jupytext.reads(text, fmt="md:myst")
    except Exception as error:  # noqa: BLE001  the parser has no error of its own
        raise CourseError(f"lessons/{SOURCES}/{name} cannot be read: {error}.") from error
    about = read.metadata.get("knightstour")
    if not isinstance(about, Mapping):
        raise CourseError(f"lessons/{SOURCES}/{name} does not say at its top what it is about.")
    notebook = {
        "cells": list(_cells(read.cells)),
        "metadata": {
            "kernelspec": KERNEL,
            "knightstour": dict(about),
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _cells(cells: Any) -> Iterator[dict[str, Any]]:
    """The cells with their ids: the nearest heading above, and the place below it."""
    heading, places = "top", Counter[str]()
    for cell in cells:
        found = _HEADING.search(cell.source) if cell.cell_type == "markdown" else None
        if found is not None:
            heading = _slug(found.group(1))
        places[heading] += 1
        made = {
            "cell_type": cell.cell_type,
            "id": f"{heading}-{places[heading]}",
            "metadata": dict(cell.metadata),
            "source": cell.source.splitlines(keepends=True),
        }
        yield made | ({"execution_count": None, "outputs": []} if cell.cell_type == "code" else {})


def _slug(heading: str) -> str:
    words = re.findall(r"[a-z0-9]+", heading.lower())
    return "-".join(words)[:_LONGEST_ID].strip("-") or "part"


def about_lesson(notebook: Path) -> dict[str, Any]:
    """What a lesson says of itself: its title, the minutes it takes, the exercises it needs and those it holds."""
    try:
        about = json.loads(notebook.read_text(encoding="utf-8"))["metadata"]["knightstour"]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return about if isinstance(about, dict) else {}
