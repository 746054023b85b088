"""The units besides the lab, and their submissions."""

import atexit
import functools
import re
from pathlib import Path
from unittest.mock import patch

from knightstour.course import Unit, content_folder, load_course
from knightstour.diagnosis import known_mistakes
from knightstour.grading import grade_one
from knightstour.judges.fast_tour import LARGEST
from knightstour.programs import faulty_programs, right_programs
from knightstour.results import Result
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission

HERE = Path(__file__).parent
_CALLS = re.compile(r"^_CALLS = \[.*?^\]", re.DOTALL | re.MULTILINE)
_FEW_CALLS = "_CALLS = [(n, (row, 0)) for n in (1, 3, 5, 7) for row in range(n)]"
LAB = "knights_tour"
UNITS = [unit for unit in load_course().units if unit.stem != LAB and known_mistakes(unit.stem)]
MISTAKES = [mistake for unit in UNITS for mistake in known_mistakes(unit.stem)]


def solution_of(unit: str) -> str:
    """The text of a unit's solution."""
    return (content_folder("solutions") / f"{unit}.py").read_text(encoding="utf-8")


def right_answers(unit: Unit) -> list[Path]:
    """Right answers in other hands."""
    return sorted((HERE / "right_answers" / unit.stem).glob("*.py"))


@functools.cache
def runner_here() -> Runner:
    """One runner for all tests of a process."""
    runner = open_runner("basic")
    atexit.register(runner.close)
    return runner


def graded(unit: str, file: Path, *, full_size: bool = False, few_programs: bool = False) -> Result:
    """The result of one file.

    A board of a million squares takes seconds.  No fault and no style shows on it alone, so it is smaller but for
    ``full_size``.  With ``few_programs`` a student's tests are tried on two right ones and one of each kind of fault.
    """
    right, faulty = right_programs(), faulty_programs()
    if few_programs:
        right, faulty = right[:2], tuple({program.kind: program for program in faulty}.values())
    with (
        patch("knightstour.judges.fast_tour.LARGEST", LARGEST if full_size else 120),
        patch("knightstour.judges.bench.faulty_programs", lambda: faulty),
        patch("knightstour.judges.bench.right_programs", lambda: right),
    ):
        return grade_one(Submission("student", {unit: file}), runner_here())


def graded_text(unit: str, folder: Path, text: str, *, full_size: bool = False, few_programs: bool = False) -> Result:
    """The result of a submission with this text.

    With ``few_programs`` the solution's own tests, if it has them, ask for fewer boards, too.
    """
    file = folder / f"{unit}.py"
    file.write_text(_CALLS.sub(_FEW_CALLS, text) if few_programs else text, encoding="utf-8")
    return graded(unit, file, full_size=full_size, few_programs=few_programs)


def story(result: Result) -> str:
    """What did not pass, for the message of a failed test."""
    lines = [f"{result.score} of {result.max_score} points"]
    for exercise in result.exercises:
        for check in exercise.checks:
            if check.score < check.max_score:
                told = check.explanation
                lines.append(f"{exercise.name}, {check.name}: {check.status}: {told.call} -> {told.got}; {told.rule}")
    return "\n".join(lines)
