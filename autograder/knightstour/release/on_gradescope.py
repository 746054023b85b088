"""What runs inside Gradescope's container: ``python -m knightstour.release.on_gradescope /autograder``."""

import json
import sys
from pathlib import Path
from typing import Any

from knightstour.messages import CourseError, GraderFault, _
from knightstour.release.one_work import NotGraded, grade_work, read_settings
from knightstour.report.gradescope import gradescope_json
from knightstour.results import Result
from knightstour.runner import LevelUnavailable, open_runner
from knightstour.saving import save_text

SAFE_LEVELS = ("full", "bwrap")
_PLACE = Path("results") / "results.json"


def main(base: Path) -> int:
    """Grade what lies in ``submission`` and write ``results/results.json``.

    When the container cannot hold hostile files, or the grader itself fails, there are no results: the platform says
    that the grader failed, and shows what is printed here to the staff.
    """
    (base / _PLACE).unlink(missing_ok=True)
    settings = read_settings(base / "source")
    level = settings["isolation"]
    try:
        runner = open_runner(level)
    except LevelUnavailable as error:
        sentence = _("The isolation {level} does not work here: {reason}.")
        return _give_up(sentence.format(level=error.level, reason=error.reason))
    try:
        if level is None and runner.level not in SAFE_LEVELS:
            return _give_up(_("This system cannot hold hostile files; release with: --isolation basic"))
        graded = grade_work(base / "source", settings["unit"], base / "submission", "submission", runner)
    except (CourseError, GraderFault) as error:
        return _give_up(str(error))
    finally:
        runner.close()
    if isinstance(graded, Result) and graded.has_grader_error:
        return _give_up(_("The grader itself failed here, so the points stay open; grade it again."))
    data = _not_graded(graded) if isinstance(graded, NotGraded) else gradescope_json(graded)
    (base / _PLACE).parent.mkdir(exist_ok=True)
    save_text(base / _PLACE, json.dumps(data, indent=1) + "\n")
    return 0


def _give_up(sentence: str) -> int:
    print(sentence)
    return 3


def _not_graded(found: NotGraded) -> dict[str, Any]:
    """No file could be graded; the student reads why, and can hand in again."""
    return {
        "score": 0.0,
        "output": _("Nothing could be graded: {reason}").format(reason=found.reason),
        "output_format": "text",
        "visibility": "visible",
        "tests": [],
    }


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
