"""Every known mistake is caught, as itself, costs points in its own exercise only, and reads well.

The full text that a student gets is kept in ``golden/``; see ``tests/goldens.py`` for how to renew it.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from knightstour.diagnosis import Mistake, known_mistakes, submission_text
from knightstour.feedback.text import first_unsolved, result_lines
from knightstour.grading import grade_one
from knightstour.results import Result, Status
from knightstour.runner import open_runner
from knightstour.runner.answers import Runner
from knightstour.submission import Submission
from tests import readability
from tests.goldens import assert_golden

GOLDEN = Path(__file__).parent / "golden"
MISTAKES = known_mistakes("knights_tour")


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    runner = open_runner()
    yield runner
    runner.close()


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.id)
def test_a_known_mistake_is_caught_as_itself_and_explained(mistake: Mistake, runner: Runner, tmp_path: Path) -> None:
    file = tmp_path / "knights_tour.py"
    file.write_text(submission_text(mistake), encoding="utf-8")
    result = grade_one(Submission("student", {"knights_tour": file}), runner)

    assert_only_its_exercise_fails(mistake, result)
    assert named_in(result) == {mistake.id}
    assert_explained_briefly(result)
    assert_golden(GOLDEN / f"{mistake.id}.txt", "".join(f"{line.text}\n" for line in result_lines(result)))


def assert_only_its_exercise_fails(mistake: Mistake, result: Result) -> None:
    for exercise in result.exercises:
        expected = Status.PASSED
        if exercise.name == mistake.exercise:
            expected = Status.FAILED
        elif exercise.name == "whole_program":
            expected = Status.BLOCKED
        assert exercise.status is expected, exercise.name


def named_in(result: Result) -> set[str]:
    checks = [check for exercise in result.exercises for check in exercise.checks]
    return {check.explanation.mistake for check in checks if check.explanation.mistake is not None}


def assert_explained_briefly(result: Result) -> None:
    unsolved = first_unsolved(result.exercises)
    assert unsolved is not None
    explanation = unsolved[1].explanation
    for text in (explanation.rule, explanation.next):
        assert text
        assert readability.longest_sentence(text) <= 20
        assert not readability.jargon(text)
    lines = [line.text for line in result_lines(result)]
    assert len(lines) <= len(result.exercises) + 2 + 24
    assert max(map(len, lines)) <= 80


def test_every_golden_belongs_to_a_known_mistake() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == {mistake.id for mistake in MISTAKES}
