"""One student's work graded by a course that was carried to where it runs: on Gradescope, or on GitHub."""

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from knightstour.collect import Found, Unreadable, one_students
from knightstour.course import load_course
from knightstour.grading import grade
from knightstour.messages import GraderFault, _, choose_language
from knightstour.release.bundle import PRIVATE_CHECKS, SETTINGS
from knightstour.results import Result
from knightstour.runner.answers import Runner
from knightstour.submission import Submission


@dataclass(frozen=True)
class NotGraded:
    """Nothing could be graded, and why."""

    reason: str


def read_settings(source: Path) -> dict[str, Any]:
    """How the course is to grade; from here on it speaks the language that it is to speak."""
    settings: dict[str, Any] = json.loads((source / SETTINGS).read_text(encoding="utf-8"))
    choose_language(settings["language"])
    return settings


def grade_work(source: Path, stem: str, work: Path, name: str, runner: Runner) -> Result | NotGraded:
    """The result of what lies in the folder ``work``, by the same rules as in a class."""
    unit = load_course().find_unit(stem)
    found = one_students(work, unit, name)
    if isinstance(found, str):
        return NotGraded(found)
    if found.doubt:
        return NotGraded(found.doubt)
    checks = sorted((source / PRIVATE_CHECKS).glob("test_*.py"))
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="knightstour-") as folder:
        try:
            file = _laid_out(found, Path(folder))
        except Unreadable as error:
            return NotGraded(str(error))
        submission = Submission(found.name, {unit.stem: file}, bool(found.beside))
        grade([submission], runner, results.append, more_checks=checks)
    if len(results) != 1:
        raise GraderFault(_("The grader itself failed, so nothing was graded."))
    return results[0]


def _laid_out(found: Found, folder: Path) -> Path:
    """The file to grade and those beside it, copied out of whatever they lie in."""
    for name, entry in found.beside:
        (folder / name).write_bytes(entry.content())
    file = folder / found.file_name
    file.write_bytes(found.file.content())
    return file
