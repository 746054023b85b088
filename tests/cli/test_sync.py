"""``knightstour sync`` on the command line; what it does is tested beside the modules that do it."""

from collections.abc import Callable

import pytest

from tests.cli.command import Command


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What does not hold in the course; nothing is written."""
    faults: list[str] = []

    def nothing(*_: object, **__: object) -> list[str]:
        return []

    answers: dict[str, Callable[..., list[str]]] = {
        "knightstour.invariants.course_faults": lambda *_: list(faults),
        "knightstour.diagnosis.known.write_fingerprints": nothing,
        "knightstour.skeletons.sync_skeletons": lambda: list(faults),
        "knightstour.authoring.sync_lessons": nothing,
    }
    for name, answer in answers.items():
        monkeypatch.setattr(name, answer)
    return faults


def test_a_course_that_holds_together_is_said_to(command: Command, found: list[str]) -> None:
    done = command("sync", "--check")
    assert (done.code, done.out, done.err) == (0, "The course holds together.\n", "")


def test_each_thing_that_does_not_hold_is_a_line_and_the_exit_code_says_so(command: Command, found: list[str]) -> None:
    found += ["skeletons/knights_tour.py is not current: run knightstour sync.", "A hint is too long."]
    done = command("sync", "--check")
    assert done.code == 1
    assert done.out.splitlines() == found


def test_what_is_written_is_said(command: Command, found: list[str]) -> None:
    found.append("skeletons/knights_tour.py was written.")
    done = command("sync")
    assert (done.code, done.out) == (0, "skeletons/knights_tour.py was written.\n")
