"""Hooks for pytest: the ``--submission`` option and the ``exercise`` mark.

Loaded into every pytest run of an environment that has the course, so it imports nothing before it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

Check = TypeVar("Check", bound=Callable[..., None])


def exercise(name: str, points: float, lend: Sequence[str] = ()) -> Callable[[Check], Check]:
    """Mark a check: the exercise it belongs to, its points, and the course's functions lent to the submission."""
    mark = pytest.mark.exercise(name, points=points, lend=tuple(lend))

    def marked(check: Check) -> Check:
        return mark(check)  # type: ignore[no-any-return]

    return marked


@pytest.fixture(scope="session")
def find_tour() -> Callable[[int, tuple[int, int]], list[list[int]]]:
    """A program that finds tours, for the tests that students write: a right one (knightstour)."""
    from knightstour.testbench import right_find_tour

    return right_find_tour


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the course's checks."""
    group = parser.getgroup("knightstour")
    group.addoption("--submission", metavar="DIR", help="a student's file or work folder, for knightstour.checks")


def pytest_configure(config: pytest.Config) -> None:
    """With ``--submission``, judge that file or folder."""
    config.addinivalue_line("markers", "exercise(name, points, lend): a graded check of the course")
    chosen = config.getoption("--submission")
    if chosen:
        judge(config, chosen)


def judge(config: pytest.Config, place: str) -> None:
    """Let this run of pytest judge the file or folder at ``place``, unless it judges one already."""
    from knightstour.verdicts import NAME, judge_in_plain_pytest

    if not config.pluginmanager.has_plugin(NAME):
        judge_in_plain_pytest(config, place)


def work_folder(conftest: str) -> tuple[Callable[[pytest.Config], None], Callable[..., pytest.Collector | None]]:
    """The two hooks with which a folder's ``conftest.py`` lets plain ``pytest`` check the work in that folder.

    Each file that is named after a unit is collected as that unit's checks.
    """
    from pathlib import Path

    from knightstour.course import checks_file, load_course

    folder = Path(conftest).resolve().parent

    def configure(config: pytest.Config) -> None:
        has_work = any((folder / unit.file_name).is_file() for unit in load_course().units)
        if has_work and not config.getoption("--submission"):
            judge(config, str(folder))

    def collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        unit = load_course().unit_of_file(file_path)
        if unit is None or file_path.parent != folder:
            return None
        return pytest.Module.from_parent(parent, path=checks_file(unit))

    return configure, collect_file
