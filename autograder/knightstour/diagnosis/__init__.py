"""Which known mistake a submission makes: told from its answers, never from its text."""

import functools
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from knightstour.course import load_course
from knightstour.diagnosis.bank import FOLDER, Mistake, known_mistakes, submission_text
from knightstour.diagnosis.battery import BATTERIES
from knightstour.diagnosis.fingerprint import form_of_answers, print_of
from knightstour.diagnosis.program import form_of_program
from knightstour.lent import SOURCES
from knightstour.messages import _
from knightstour.runner.answers import Budget, Ending, Runner, Session

__all__ = ["LENT", "Mistake", "diagnose", "explain", "fingerprint", "known_mistakes", "submission_text"]

# The course's functions that take the place of the student's while an exercise is asked.
LENT: dict[str, tuple[str, ...]] = {
    "heuristic_1": ("generate_moves",),
    "find_tour": ("generate_moves", "heuristic_1", "heuristic_2"),
}


def diagnose(session: Session, exercise: str) -> str | None:
    """The id of the known mistake that agrees with the submission in every answer; None when there is none.

    The session must be a fresh one, with the functions of `LENT` lent to it: what earlier calls left behind in the
    submission's memory would change its answers.
    """
    found = fingerprint(session, exercise)
    return _known_fingerprints().get(exercise, {}).get(found) if found is not None else None


def explain(mistake_id: str) -> tuple[str, str]:
    """What is wrong and what to do next, in the reader's language."""
    mistake = _mistakes_by_id()[mistake_id]
    return _(mistake.sentence), _(mistake.next)


def fingerprint(session: Session, exercise: str) -> str | None:
    """The print of the submission's answers to the exercise's battery; None when they could not be had."""
    if exercise == "whole_program":
        form = form_of_program(session)
        return None if form is None else print_of(form)
    if exercise not in BATTERIES:
        return None
    answers = session.ask(BATTERIES[exercise])
    if any(answer.ending is Ending.SKIPPED and answer.reason == "budget" for answer in answers):
        return None
    return print_of(form_of_answers(exercise, answers))


def fingerprint_of_text(runner: Runner, text: str, exercise: str) -> str | None:
    """The print of a submission given as text."""
    sources = {name: SOURCES[name] for name in LENT.get(exercise, ())}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "submission.py"
        file.write_text(text, encoding="utf-8")
        with runner.open(file, sources, Budget()) as session:
            return fingerprint(session, exercise)


def fingerprints_text(runner: Runner, unit: str) -> str:
    """What the file of a unit's fingerprints must hold: for each exercise the known mistake that each print means."""
    prints: dict[str, dict[str, str]] = {}
    for mistake in known_mistakes(unit):
        found = fingerprint_of_text(runner, submission_text(mistake), mistake.exercise)
        prints.setdefault(mistake.exercise, {})[str(found)] = mistake.id
    return json.dumps(prints, indent=1) + "\n"


def write_fingerprints(runner: Runner, *, check: bool = False) -> list[str]:
    """Write the fingerprints of every unit that has known mistakes; the files that were not current.

    With ``check`` nothing is written.
    """
    stale = []
    for unit in load_course().units:
        if not known_mistakes(unit.stem):
            continue
        path, text = fingerprints_file(unit.stem), fingerprints_text(runner, unit.stem)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(f"mistakes/{unit.stem}/{path.name}")
            if not check:
                path.write_text(text, encoding="utf-8")
    _known_fingerprints.cache_clear()
    return stale


def fingerprints_file(unit: str) -> Path:
    """Where the fingerprints of a unit's known mistakes are kept."""
    return FOLDER / unit / "fingerprints.json"


@functools.cache
def _known_fingerprints() -> dict[str, dict[str, str]]:
    known: dict[str, dict[str, str]] = {}
    for unit in load_course().units:
        file = fingerprints_file(unit.stem)
        if file.is_file():
            known |= json.loads(file.read_text(encoding="utf-8"))
    return known


@functools.cache
def _mistakes_by_id() -> dict[str, Mistake]:
    return {mistake.id: mistake for unit in load_course().units for mistake in known_mistakes(unit.stem)}
