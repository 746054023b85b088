"""Which files a path stands for."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from knightstour.course import Unit, load_course
from knightstour.lent import handed_out
from knightstour.messages import CourseError
from knightstour.submission import Desk, submission_at
from tests.judging.scripted import Scripted

LAB = "knights_tour.py"
UNIT = load_course().units[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder named after its owner, with the lab in it."""
    path = tmp_path / "anna"
    path.mkdir()
    (path / LAB).touch()
    return path


def test_a_folder_stands_for_the_units_in_it_under_its_own_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = submission_at(folder)
    assert (found.name, dict(found.files)) == ("anna", {"knights_tour": folder / LAB})
    monkeypatch.chdir(folder)
    assert submission_at(Path()).name == "anna"


def test_a_folder_may_be_named_by_another(folder: Path) -> None:
    assert submission_at(folder, name="ben").name == "ben"


@pytest.mark.parametrize("unit", [None, UNIT])
def test_a_file_with_a_name_of_its_own_is_taken_for_the_unit_asked_for_or_the_lab(
    folder: Path, unit: Unit | None
) -> None:
    (folder / "my work.py").touch()
    found = submission_at(folder / "my work.py", unit)
    assert (found.name, dict(found.files)) == ("my work", {"knights_tour": folder / "my work.py"})


def test_a_file_named_after_a_unit_is_that_unit(folder: Path) -> None:
    assert dict(submission_at(folder / LAB).files) == {"knights_tour": folder / LAB}


def test_links_are_followed_to_the_file_itself(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / LAB).symlink_to(folder / LAB)
    assert dict(submission_at(other).files) == {"knights_tour": folder / LAB}
    assert dict(submission_at(other / LAB).files) == {"knights_tour": folder / LAB}


def test_what_is_not_there_is_said_in_one_sentence(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(CourseError, match=r"^There is no file or folder .*nowhere\.$"):
        submission_at(tmp_path / "nowhere")
    with pytest.raises(CourseError, match=r"^There is no file to check in .*; expected .*knights_tour\.py"):
        submission_at(tmp_path)
    with pytest.raises(CourseError, match=r"is not an ordinary file\.$"):
        submission_at(Path("/dev/null"))


def test_the_file_is_loaded_anew_for_each_exercise(folder: Path) -> None:
    runner = Scripted()
    desk = Desk(folder / LAB, runner)
    for exercise in ("generate_moves", "generate_moves", "heuristic_1"):
        desk.session(exercise, () if exercise == "generate_moves" else ("generate_moves",))
    assert (runner.opened, runner.renewed, runner.closed) == (1, 1, 0)


def test_what_was_lent_a_function_is_never_asked_for_that_function(folder: Path) -> None:
    runner = Scripted()
    desk = Desk(folder / LAB, runner)
    desk.session("heuristic_1", ("generate_moves",))
    desk.session("heuristic_2", ())
    desk.session("generate_moves", ())
    assert (runner.opened, runner.renewed, runner.closed) == (2, 1, 1)
    desk.close()
    assert runner.closed == 2


def test_what_comes_along_with_a_lent_function_counts_as_lent(folder: Path) -> None:
    runner = Scripted()
    desk = Desk(folder / LAB, runner)
    desk.session("random_walk", ("random_walk",))  # whose text defines open_wall
    desk.session("open_wall", ())
    assert (runner.opened, runner.renewed, runner.closed) == (2, 0, 1)


def exercises_of(unit: Unit) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The exercise that each check of a unit is about, and what is lent for it."""
    for check in vars(importlib.import_module(f"knightstour.checks.test_{unit.stem}")).values():
        for mark in getattr(check, "pytestmark", ()):
            yield mark.args[0], mark.kwargs["lend"]


@pytest.mark.parametrize("unit", load_course().units, ids=lambda unit: unit.stem)
def test_nothing_that_is_lent_holds_the_very_function_that_is_asked_for(unit: Unit) -> None:
    asked = list(exercises_of(unit))
    assert {exercise for exercise, _lend in asked} == {exercise.name for exercise in unit.exercises}
    for exercise, lend in asked:
        assert exercise not in frozenset().union(*map(handed_out, lend))
