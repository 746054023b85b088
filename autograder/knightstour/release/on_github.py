"""What GitHub's workflow runs: ``python -m knightstour.release.on_github REPOSITORY COURSE RESULT``."""

import json
import sys
from pathlib import Path

from knightstour.feedback.text import result_lines
from knightstour.grading import all_pass
from knightstour.messages import CourseError, GraderFault
from knightstour.release.one_work import NotGraded, grade_work, read_settings
from knightstour.runner import open_runner
from knightstour.saving import save_text
from knightstour.visible import visible

PASSED, NOT_PASSED, NOTHING_THERE, GRADER_ERROR = 0, 1, 2, 3


def main(repository: Path, source: Path, place: Path) -> int:
    """Grade the work in a repository, print its feedback, write the result to ``place`` and give the exit code.

    Nobody's work but the owner's is run there, so the best isolation that works is good enough.
    """
    settings = read_settings(source)
    runner = open_runner()
    try:
        result = grade_work(source, settings["unit"], repository, repository.resolve().name, runner)
    except (CourseError, GraderFault) as error:
        return _complain(str(error), GRADER_ERROR)
    finally:
        runner.close()
    if isinstance(result, NotGraded):
        return _complain(result.reason, NOTHING_THERE)
    save_text(place, json.dumps(result.as_json(), indent=1) + "\n")
    print(visible("\n".join(line.text for line in result_lines(result)), lines=True))
    if result.has_grader_error:
        return GRADER_ERROR
    return PASSED if all_pass(result) else NOT_PASSED


def _complain(sentence: str, code: int) -> int:
    print(visible(sentence, lines=True), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(*(Path(word) for word in sys.argv[1:4])))
