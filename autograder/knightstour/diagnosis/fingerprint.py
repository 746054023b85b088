"""A short print of how a submission answers, equal for all who make the same mistake."""

import hashlib
import json

from knightstour.diagnosis.battery import BATTERIES
from knightstour.diagnosis.forms import Form, form_of_answers
from knightstour.diagnosis.program import form_of_program
from knightstour.runner.answers import Ending, Session


def fingerprint(session: Session, exercise: str) -> str | None:
    """The print of the submission's answers to the exercise's battery; None when they could not be had."""
    if exercise == "whole_program":
        return _print_of(form_of_program(session))
    if exercise not in BATTERIES:
        return None
    answers = session.ask(BATTERIES[exercise])
    if any(answer.ending is Ending.SKIPPED and answer.reason == "budget" for answer in answers):
        return None
    return _print_of(form_of_answers(exercise, answers))


def _print_of(form: Form) -> str | None:
    if form is None:
        return None
    return hashlib.sha256(json.dumps(form, sort_keys=True, default=repr).encode()).hexdigest()[:16]
