"""Submissions made from the course's solution, and their results."""

import atexit
import functools
from collections.abc import Sequence
from pathlib import Path

from knightstour.course import content_folder
from knightstour.diagnosis.bank import with_definitions
from knightstour.grading import grade, grade_one
from knightstour.results import CheckResult, ExerciseResult, Result, Status
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission

UNIT = "knights_tour"
EXERCISES = ["generate_moves", "heuristic_1", "heuristic_2", "find_tour", "whole_program"]
PASSED, FAILED, NOT_STARTED, BLOCKED = Status.PASSED, Status.FAILED, Status.NOT_STARTED, Status.BLOCKED
SOLUTION = (content_folder("solutions") / "knights_tour.py").read_text(encoding="utf-8")
SKELETON = (content_folder("skeletons") / "knights_tour.py").read_text(encoding="utf-8")


@functools.cache
def runner_here() -> Runner:
    """One runner for all tests of a process: starting one takes longer than grading."""
    runner = open_runner("basic")
    atexit.register(runner.close)
    return runner


def with_code(code: str) -> str:
    """The solution with some of its definitions replaced."""
    return with_definitions(SOLUTION, code)


def submission(folder: Path, text: str = SOLUTION, name: str = "anna") -> Submission:
    """A submission with this text."""
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    return Submission(name, {UNIT: path})


def graded(folder: Path, text: str, runner: Runner | None = None, only: str | None = None) -> Result:
    """The result of a submission with this text."""
    return grade_one(submission(folder, text), runner or runner_here(), only)


def graded_all(submissions: Sequence[Submission], runner: Runner) -> list[Result]:
    """The results of several submissions, in the order in which they come."""
    results: list[Result] = []
    grade(submissions, runner, results.append)
    return results


def statuses(result: Result) -> dict[str, Status]:
    """The verdict on each exercise."""
    return {exercise.name: exercise.status for exercise in result.exercises}


def find(result: Result, exercise: str) -> ExerciseResult:
    """The verdict on one exercise."""
    return next(item for item in result.exercises if item.name == exercise)


def first_bad(result: Result, exercise: str) -> CheckResult:
    """The first check of an exercise that did not pass."""
    return next(check for check in find(result, exercise).checks if check.status is not PASSED)
