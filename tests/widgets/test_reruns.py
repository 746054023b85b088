"""A cell that is run again ends what it began before, and leaves all else alone."""

import pytest

from knightstour.widgets import SuccessMap, reruns
from tests.widgets.test_faces import walk_on_5


class Run:
    """Something that goes on until it is stopped."""

    def __init__(self, cell: str | None, time: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stopped = False
        monkeypatch.setattr(reruns, "this_cell", lambda: (cell, time))
        reruns.stop_earlier_runs(self)

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture(autouse=True)
def _nothing_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reruns, "_begun", {})


def test_only_what_the_same_cell_began_earlier_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, other = (Run(*which, monkeypatch) for which in [("a", 1), ("a", 1), ("b", 2)])
    assert not any(run.stopped for run in (first, second, other))
    third = Run("a", 3, monkeypatch)
    assert (first.stopped, second.stopped, other.stopped, third.stopped) == (True, True, False, False)


def test_where_no_cell_is_known_nothing_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Run(None, 0, monkeypatch), Run(None, 0, monkeypatch)
    assert (first.stopped, second.stopped) == (False, False)


class Shell:
    """What a kernel tells of the cell that it runs."""

    def __init__(self, message: object) -> None:
        self.message = message
        self.execution_count = 7

    def get_parent(self) -> object:
        return self.message


@pytest.mark.parametrize(
    ("message", "cell"),
    [({"metadata": {"cellId": "a"}}, ("a", 7)), ({"metadata": {}}, (None, 0)), ({}, (None, 0)), (None, (None, 0))],
)
def test_a_cell_is_known_by_what_the_notebook_sends(
    monkeypatch: pytest.MonkeyPatch, message: object, cell: tuple[str | None, int]
) -> None:
    monkeypatch.setattr(reruns, "get_ipython", lambda: Shell(message))
    assert reruns.this_cell() == cell


def test_outside_of_notebooks_no_cell_is_known() -> None:
    assert reruns.this_cell() == (None, 0)


def test_a_map_ends_the_map_that_its_cell_began_before(monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = Run("a", 1, monkeypatch)
    monkeypatch.setattr(reruns, "this_cell", lambda: ("a", 2))
    SuccessMap(walk_on_5, 5)
    assert earlier.stopped
