"""What runs inside Gradescope's container: ``python -m knightstour.release.on_gradescope /autograder``."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from knightstour.collect import Found, Unreadable, one_students
from knightstour.course import load_course
from knightstour.grading import grade
from knightstour.messages import _, choose_language
from knightstour.release.bundle import PRIVATE_CHECKS, SETTINGS
from knightstour.report.gradescope import gradescope_json
from knightstour.results import Result
from knightstour.runner import LevelUnavailable, open_runner
from knightstour.runner.answers import Runner
from knightstour.saving import save_text
from knightstour.submission import Submission

SAFE_LEVELS = ("full", "bwrap")


def main(base: Path) -> int:
    """Grade what lies in ``submission`` and write ``results/results.json``.

    When the container cannot hold hostile files there are no results: the platform says that the grader failed, and
    shows what is printed here to the staff.
    """
    settings = json.loads((base / "source" / SETTINGS).read_text(encoding="utf-8"))
    choose_language(settings["language"])
    level = settings["isolation"]
    try:
        runner = open_runner(level)
    except LevelUnavailable as error:
        return _give_up(_("The isolation {level} does not work here: {reason}."), error.level, error.reason)
    try:
        if level is None and runner.level not in SAFE_LEVELS:
            return _give_up(_("This system cannot hold hostile files; release with: --isolation basic"))
        data = _results(base, settings["unit"], runner)
    finally:
        runner.close()
    (base / "results").mkdir(exist_ok=True)
    save_text(base / "results" / "results.json", json.dumps(data, indent=1) + "\n")
    return 0


def _give_up(sentence: str, level: str = "", reason: str = "") -> int:
    print(sentence.format(level=level, reason=reason))
    return 3


def _results(base: Path, stem: str, runner: Runner) -> dict[str, Any]:
    unit = load_course().find_unit(stem)
    found = one_students(base / "submission", unit, "submission")
    if isinstance(found, str):
        return _not_graded(found)
    checks = sorted((base / "source" / PRIVATE_CHECKS).glob("test_*.py"))
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="knightstour-") as folder:
        try:
            file = _laid_out(found, Path(folder))
        except Unreadable as error:
            return _not_graded(str(error))
        submission = Submission(found.name, {unit.stem: file}, bool(found.beside))
        grade([submission], runner, results.append, more_checks=checks)
    return gradescope_json(results[0])


def _laid_out(found: Found, folder: Path) -> Path:
    """The file to grade and those beside it, copied out of whatever they lie in."""
    for name, entry in found.beside:
        (folder / name).write_bytes(entry.content())
    file = folder / found.file_name
    file.write_bytes(found.file.content())
    return file


def _not_graded(reason: str) -> dict[str, Any]:
    """No file could be graded; the student reads why, and can hand in again."""
    return {
        "score": 0.0,
        "output": _("Nothing could be graded: {reason}").format(reason=reason),
        "output_format": "text",
        "visibility": "visible",
        "tests": [],
    }


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
