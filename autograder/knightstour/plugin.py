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


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the course's checks."""
    group = parser.getgroup("knightstour")
    group.addoption("--submission", metavar="DIR", help="a student's file or work folder, for knightstour.checks")


def pytest_configure(config: pytest.Config) -> None:
    """With ``--submission``, judge that file or folder."""
    config.addinivalue_line("markers", "exercise(name, points, lend): a graded check of the course")
    chosen = config.getoption("--submission")
    if chosen and not config.pluginmanager.has_plugin("knightstour-verdicts"):
        from knightstour.verdicts import judge_in_plain_pytest

        judge_in_plain_pytest(config, chosen)
