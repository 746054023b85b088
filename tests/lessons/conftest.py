"""What the tests of lessons need: the notebook libraries for all of them, a real browser for some."""

import importlib.util
import shutil
from pathlib import Path

import pytest

from knightstour.course import content_folder
from tests.browsing import axe, browser

__all__ = ["axe", "browser"]

collect_ignore_glob = [] if importlib.util.find_spec("anywidget") else ["test_*.py"]

LAB = "knights_tour.py"


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A work folder with the untouched skeleton; the current folder is its lessons."""
    folder = tmp_path / "work"
    (folder / "lessons").mkdir(parents=True)
    shutil.copy(content_folder("skeletons") / LAB, folder)
    monkeypatch.chdir(folder / "lessons")
    return folder


@pytest.fixture
def solved(work: Path) -> Path:
    """The same with the course's solution in it."""
    shutil.copy(content_folder("solutions") / LAB, work)
    return work
