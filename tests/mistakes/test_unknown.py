"""Wrong work that the bank does not know is refused, by the exercise that it spoils, and explained without a name.

One in twelve is tried here; ``python -m tests.benchmarks.grader_table`` tries them all.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from knightstour.course import content_folder
from knightstour.grading import grade_one
from knightstour.results import Status
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission
from tests.mistakes.unknown_mistakes import unknown_submissions

SOLUTION = (content_folder("solutions") / "knights_tour.py").read_text(encoding="utf-8")
SOME = unknown_submissions(SOLUTION)[::12]


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    runner = open_runner()
    yield runner
    runner.close()


@pytest.mark.parametrize(("exercise", "text"), SOME, ids=[f"{number}" for number, _ in enumerate(SOME)])
def test_unknown_wrong_work_is_refused(runner: Runner, tmp_path: Path, exercise: str, text: str) -> None:
    file = tmp_path / "knights_tour.py"
    file.write_text(text, encoding="utf-8")
    result = grade_one(Submission("student", {"knights_tour": file}), runner)
    failed = {item.name for item in result.exercises if item.status is Status.FAILED}
    assert failed == {exercise}
    checks = [check for item in result.exercises for check in item.checks if check.status is Status.FAILED]
    assert {check.explanation.mistake for check in checks} == {None}
    assert all(check.explanation.call and check.explanation.rule and check.explanation.next for check in checks)


def test_there_is_much_of_it() -> None:
    texts = [text for _, text in unknown_submissions(SOLUTION)]
    assert len(set(texts)) == len(texts) >= 200
