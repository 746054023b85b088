"""Every known mistake of every unit besides the lab is caught, as itself, where it is, and reads well.

The full text that a student gets is kept in ``golden/``; see ``tests/goldens.py`` for how to renew it.
"""

import ast
import re
from pathlib import Path

import pytest

from knightstour.course import Unit
from knightstour.diagnosis import Mistake, known_mistakes, submission_text
from knightstour.diagnosis.known import fingerprints_file, fingerprints_text
from knightstour.feedback.text import first_unsolved, result_lines
from knightstour.results import Result, Status
from tests import readability
from tests.goldens import assert_golden
from tests.units.units import HERE, MISTAKES, UNITS, graded_text, runner_here, solution_of

GOLDEN = HERE / "golden"

every_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.id)
every_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)


@every_mistake
def test_a_known_mistake_is_caught_as_itself_and_explained(mistake: Mistake, tmp_path: Path) -> None:
    elsewhere = mistake.exercise != "test_find_tour"
    result = graded_text(mistake.unit, tmp_path, submission_text(mistake), few_programs=elsewhere)
    assert_only_its_exercise_fails(mistake, result)
    assert named_in(result) == {mistake.id}
    assert_explained_briefly(mistake, result)
    text = "".join(f"{line.text}\n" for line in result_lines(result))
    assert_golden(GOLDEN / mistake.unit / f"{mistake.id}.txt", text)


def assert_only_its_exercise_fails(mistake: Mistake, result: Result) -> None:
    wrong = {exercise.name for exercise in result.exercises if exercise.status is Status.FAILED}
    assert wrong == {mistake.exercise}
    others = {exercise.status for exercise in result.exercises if exercise.name != mistake.exercise}
    assert others <= {Status.PASSED, Status.BLOCKED}


def named_in(result: Result) -> set[str]:
    checks = [check for exercise in result.exercises for check in exercise.checks]
    return {check.explanation.mistake for check in checks if check.explanation.mistake is not None}


def assert_explained_briefly(mistake: Mistake, result: Result) -> None:
    unsolved = first_unsolved(result.exercises)
    assert unsolved is not None
    explanation = unsolved[1].explanation
    assert explanation.call
    assert explanation.got
    for text in (explanation.rule, explanation.next):
        assert text
        assert readability.longest_sentence(text) <= 20
        assert readability.grade(text) <= 9
        assert not readability.jargon(text)
    lines = [line.text for line in result_lines(result)]
    assert len(lines) <= len(result.exercises) + 2 + 24
    assert max(map(len, lines)) <= 80
    assert all(line.isascii() for line in lines)
    solution = ast.parse(solution_of(mistake.unit))
    told = _squeezed(f"{explanation.rule} {explanation.next}")
    for function in solution.body:
        if isinstance(function, ast.FunctionDef) and function.name == mistake.exercise:
            answers = (_squeezed(ast.unparse(statement)) for statement in function.body[1:])
            assert not any(answer in told for answer in answers)


def _squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


@every_mistake
def test_the_words_of_a_mistake_are_short_and_plain(mistake: Mistake) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", mistake.id)
    assert mistake.sentence.endswith(".")
    assert mistake.next[-1] in ".?"
    assert len(readability.sentences(mistake.next)) == 1
    for text in (mistake.sentence, mistake.next):
        assert readability.longest_sentence(text) <= 20
        assert readability.grade(text) <= 9
        assert not readability.jargon(text)
        assert len(text) <= 160
        assert text.isascii()
    told_off = r"\b(you (forgot|should|did not|have not|failed|missed)|your (mistake|error|fault)|careless|simply)\b"
    assert not re.search(told_off, f"{mistake.sentence} {mistake.next}", re.IGNORECASE)


@every_unit
def test_mistakes_are_many_and_told_apart(unit: Unit) -> None:
    mistakes = known_mistakes(unit.stem)
    assert len(mistakes) >= 15
    for exercise in unit.exercises:
        assert sum(mistake.exercise == exercise.name for mistake in mistakes) >= 3, exercise.name
    text = fingerprints_text(runner_here(), unit.stem)
    assert text == fingerprints_file(unit.stem).read_text(encoding="utf-8"), "run: knightstour sync"
    for mistake in mistakes:
        assert text.count(f'"{mistake.id}"') == 1, f"{mistake.id} cannot be told from another mistake"
    assert "None" not in text, "a mistake without a fingerprint"


def test_every_golden_belongs_to_a_known_mistake() -> None:
    there = {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.glob("*/*.txt")}
    assert there == {f"{mistake.unit}/{mistake.id}" for mistake in MISTAKES}


def test_a_mistake_that_gives_something_else_for_the_quoted_call_is_not_named(tmp_path: Path) -> None:
    mistake = next(mistake for mistake in MISTAKES if mistake.id == "path-only-if-whole")
    other = submission_text(mistake).replace("else []", "else None")
    assert other != submission_text(mistake)
    assert named_in(graded_text("graphs", tmp_path, other)) == set()
