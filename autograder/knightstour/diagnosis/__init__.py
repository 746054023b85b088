"""Which known mistake a submission makes: told from its answers, never from its text."""

import functools

from knightstour.course import load_course
from knightstour.diagnosis.agreement import agrees
from knightstour.diagnosis.bank import Mistake, known_mistakes, submission_text
from knightstour.diagnosis.fingerprint import fingerprint
from knightstour.diagnosis.known import known_fingerprints
from knightstour.messages import _
from knightstour.runner.answers import Session

__all__ = ["Mistake", "agrees", "diagnose", "explain", "find_mistake", "known_mistakes", "submission_text"]


def diagnose(session: Session, exercise: str) -> str | None:
    """The id of the known mistake that agrees with the submission in every answer; None when there is none.

    The session must be a fresh one, with the functions of its battery lent to it: what earlier calls left behind in
    the submission's memory would change its answers.
    """
    found = fingerprint(session, exercise)
    return None if found is None else known_fingerprints().get(exercise, {}).get(found)


def explain(mistake_id: str) -> tuple[str, str]:
    """What is wrong and what to do next, in the reader's language."""
    mistake = find_mistake(mistake_id)
    return _(mistake.sentence), _(mistake.next)


def find_mistake(mistake_id: str) -> Mistake:
    """The known mistake of this id."""
    return _mistakes_by_id()[mistake_id]


@functools.cache
def _mistakes_by_id() -> dict[str, Mistake]:
    return {mistake.id: mistake for unit in load_course().units for mistake in known_mistakes(unit.stem)}
