"""What sync --check finds: whatever does not hold between the course, its solutions, skeletons, checks and lessons."""

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from knightstour import invariants, skeletons
from knightstour.course import Course, Unit, content_folder, load_course
from knightstour.invariants import course_faults
from knightstour.results import CheckResult, ExerciseResult, Status


def test_the_course_as_it_is_has_no_faults() -> None:
    assert course_faults() == []


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the lab's content, to break."""
    for name in ("solutions", "skeletons", "lessons"):
        (tmp_path / name).mkdir()
    for name in ("solutions", "skeletons"):
        file = (content_folder("skeletons") if name == "skeletons" else content_folder("solutions")) / "knights_tour.py"
        (tmp_path / name / "knights_tour.py").write_bytes(file.read_bytes())
    for module in (invariants, skeletons):
        monkeypatch.setattr(module, "content_folder", lambda name: tmp_path / name)
    return tmp_path


def lab(lessons: Sequence[str] = (), hint: str | None = None) -> Course:
    unit = dataclasses.replace(load_course().find_unit("knights_tour"), lessons=tuple(lessons))
    if hint is not None:
        first, *others = unit.exercises
        changed = dataclasses.replace(first, hints=(*first.hints[:2], hint))
        unit = dataclasses.replace(unit, exercises=(changed, *others))
    return Course((unit,))


def test_a_course_in_order_has_nothing_to_say(content: Path) -> None:
    (content / "lessons" / "01-moves.ipynb").touch()
    assert course_faults(course=lab(["01-moves"])) == []


def test_a_skeleton_edited_by_hand_is_named(content: Path) -> None:
    (content / "skeletons" / "knights_tour.py").write_text("", encoding="utf-8")
    assert course_faults(course=lab()) == ["skeletons/knights_tour.py differs from its solution; run knightstour sync."]


def test_a_missing_solution_is_named_once(content: Path) -> None:
    (content / "solutions" / "knights_tour.py").unlink()
    assert course_faults(course=lab()) == ["solutions/knights_tour.py is missing."]


def test_a_solution_that_is_not_python_is_named_once(content: Path) -> None:
    (content / "solutions" / "knights_tour.py").write_text("def", encoding="utf-8")
    assert [fault.partition(":")[0] for fault in course_faults(course=lab())] == [
        "solutions/knights_tour.py is not Python"
    ]


def test_missing_checks_are_named(content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "checks_file", lambda unit: content / f"test_{unit.stem}.py")
    assert course_faults(course=lab()) == ["checks/test_knights_tour.py is missing."]


def test_files_that_belong_to_no_unit_and_lessons_that_are_not_there_are_named(content: Path) -> None:
    (content / "skeletons" / "old.py").touch()
    (content / "solutions" / "old.py").touch()
    (content / "lessons" / "00-old.ipynb").touch()
    (content / "lessons" / "_draft.ipynb").touch()
    assert course_faults(course=lab(["01-moves"])) == [
        "skeletons/old.py belongs to no unit of course.toml.",
        "solutions/old.py belongs to no unit of course.toml.",
        "lessons/01-moves.ipynb is named in course.toml but missing.",
        "lessons/00-old.ipynb belongs to no unit of course.toml.",
    ]


@pytest.mark.parametrize(
    ("hint", "of"),
    [
        ("Try  moves.append( (row,column) )  in a loop.", "generate_moves"),
        ("It is len(generate_moves(board, position)).", "heuristic_1"),
        ("return LEN(generate_moves(board, position))", "heuristic_1"),
    ],
)
@pytest.mark.usefixtures("content")
def test_a_hint_that_gives_code_of_the_solution_away_is_named(hint: str, of: str) -> None:
    assert course_faults(course=lab(hint=hint)) == [
        f"Hint 3 of generate_moves gives a line of the solution of {of} away."
    ]


@pytest.mark.usefixtures("content")
def test_a_hint_may_hold_a_word_or_two_of_code() -> None:
    assert course_faults(course=lab(hint="Use len(). Begin with step = 1.")) == []


def verdicts(**statuses: Status) -> tuple[ExerciseResult, ...]:
    return tuple(
        ExerciseResult(name, "knights_tour", (CheckResult("check", "", status, 1.0),))
        for name, status in statuses.items()
    )


def graded(solution: Callable[[str], Status], skeleton: Callable[[str], Status]) -> invariants.Grade:
    """A grader whose verdict on an exercise depends on its name and on which file is graded."""

    def grade(unit: Unit, file: Path) -> tuple[ExerciseResult, ...]:
        judge = solution if file.parent.name == "solutions" else skeleton
        return verdicts(**{exercise.name: judge(exercise.name) for exercise in unit.exercises})

    return grade


@pytest.mark.usefixtures("content")
def test_a_solution_that_passes_and_a_skeleton_that_does_not_are_in_order() -> None:
    grade = graded(lambda _: Status.PASSED, lambda _: Status.NOT_STARTED)
    assert course_faults(grade, lab()) == []


@pytest.mark.usefixtures("content")
def test_a_solution_that_fails_and_a_skeleton_that_passes_are_named() -> None:
    grade = graded(
        lambda name: Status.FAILED if name == "heuristic_1" else Status.PASSED,
        lambda name: Status.PASSED if name == "find_tour" else Status.NOT_STARTED,
    )
    assert course_faults(grade, lab()) == [
        "solutions/knights_tour.py does not pass heuristic_1: failed.",
        "skeletons/knights_tour.py passes find_tour before anything is written.",
    ]


@pytest.mark.usefixtures("content")
def test_an_exercise_that_has_no_checks_is_named() -> None:
    assert course_faults(lambda _unit, _file: verdicts(), lab())[-1] == (
        "solutions/knights_tour.py does not pass whole_program: not checked."
    )
