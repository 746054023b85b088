"""Notebooks are made from text: the same bytes each time, with ids that stay, and the committed ones are up to date."""

import importlib
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from knightstour.authoring import about_lesson, lesson_sources, notebook_of, sync_lessons
from knightstour.course import content_folder, load_course
from knightstour.messages import CourseError

nbformat: Any = importlib.import_module("nbformat")  # its functions have no types

LESSONS = content_folder("lessons")
NOTEBOOKS = sorted(LESSONS.glob("*.ipynb"))

TEXT = """\
---
knightstour:
  title: A lesson
  minutes: 5
---

# A title

Words.

```{code-cell} ipython3
x = 1
```

More words.

## A part: `code` & more

```{code-cell} ipython3
:tags: [a-tag]

y = 2
```

# A title

Again.
"""


def cells_of(text: str) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(notebook_of(text, "lesson.md"))["cells"]
    return cells


def test_the_committed_notebooks_are_what_their_texts_give() -> None:
    assert sync_lessons(check=True) == []
    assert [path.stem for path in NOTEBOOKS] == [path.stem for path in lesson_sources()]


def test_every_notebook_is_named_in_the_course() -> None:
    named = [lesson for unit in load_course().units for lesson in unit.lessons]
    assert [path.stem for path in NOTEBOOKS] == sorted(named)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_valid_and_hold_no_outputs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    assert max(Counter(cell.id for cell in notebook.cells).values()) == 1
    assert notebook.metadata.kernelspec.name == "python3"
    assert "jupytext" not in notebook.metadata


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_jupyter_would_save_the_same_text(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    assert nbformat.writes(notebook) == path.read_text(encoding="utf-8").rstrip("\n")


def test_cells_are_named_after_the_heading_above_them() -> None:
    cells = cells_of(TEXT)
    assert [cell["id"] for cell in cells] == [
        "a-title-1", "a-title-2", "a-part-code-more-1", "a-part-code-more-2", "a-title-3",
    ]  # fmt: skip
    assert [cell["cell_type"] for cell in cells] == ["markdown", "code", "markdown", "code", "markdown"]
    assert cells[3]["metadata"] == {"tags": ["a-tag"]}


def test_a_cell_keeps_its_id_when_another_part_changes() -> None:
    before = {cell["id"] for cell in cells_of(TEXT)}
    after = {cell["id"] for cell in cells_of(TEXT.replace("More words.", "More words.\n\n```{code-cell}\nz\n```"))}
    assert before < after


def test_what_a_lesson_says_of_itself_is_in_its_notebook(tmp_path: Path) -> None:
    file = tmp_path / "lesson.ipynb"
    file.write_text(notebook_of(TEXT, "lesson.md"), encoding="utf-8")
    assert about_lesson(file) == {"title": "A lesson", "minutes": 5}


@pytest.mark.parametrize("content", ["", "{}", '{"metadata": {"knightstour": 1}}', "[]"])
def test_other_files_say_nothing_of_themselves(tmp_path: Path, content: str) -> None:
    (tmp_path / "other.ipynb").write_text(content, encoding="utf-8")
    assert about_lesson(tmp_path / "other.ipynb") == {}
    assert about_lesson(tmp_path / "missing.ipynb") == {}


def lessons_in(folder: Path, text: str = TEXT) -> Path:
    (folder / "source").mkdir()
    (folder / "source" / "01-a.md").write_text(text, encoding="utf-8")
    return folder


def test_sync_writes_what_differs_and_says_so(tmp_path: Path) -> None:
    folder = lessons_in(tmp_path)
    assert sync_lessons(check=True, folder=folder) == [
        "lessons/01-a.ipynb differs from its text; run knightstour sync."
    ]
    assert not (folder / "01-a.ipynb").exists()
    assert sync_lessons(folder=folder) == ["lessons/01-a.ipynb was written."]
    assert sync_lessons(folder=folder) == []
    assert sync_lessons(check=True, folder=folder) == []


@pytest.mark.parametrize("text", ["# No front matter\n", "---\nother: 1\n---\n\n# A title\n", "---\n: [\n---\n"])
def test_a_text_that_is_no_lesson_is_named(tmp_path: Path, text: str) -> None:
    folder = lessons_in(tmp_path, text)
    (sentence,) = sync_lessons(check=True, folder=folder)
    assert "lessons/source/01-a.md" in sentence
    with pytest.raises(CourseError):
        sync_lessons(folder=folder)


def test_without_jupytext_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jupytext", None)
    with pytest.raises(CourseError, match=r"knightstour\[test\]"):
        notebook_of(TEXT, "lesson.md")
