"""Whether a known mistake gives just what was seen: a battery cannot tell all, and what is said must be true."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from knightstour.diagnosis.bank import Mistake, has_solution, submission_text
from knightstour.diagnosis.forms import forms_of
from knightstour.diagnosis.replies import Form, form_of_reply
from knightstour.lent import SOURCES
from knightstour.runner.answers import Answer, Budget, Call, Runner, Session

_known: dict[tuple[str, ...], Form] = {}  # what mistakes answered before: a class makes the same ones again
MOST_KEPT = 1_000


def agrees(mistake: Mistake, runner: Runner, session: Session, calls: Sequence[Call], lend: Sequence[str]) -> bool:
    """Whether the mistake answers ``calls`` as the submission in ``session`` does, with the same things lent to it.

    The session must be a fresh one.  Nothing is compared where hands differ though their mistake is the same, nor where
    a release for students grades without the solutions, which a mistake needs around it.
    """
    forms = forms_of(mistake.unit)
    asked = (*calls, *forms.asked_as_well.get(mistake.exercise, ()))
    if not asked or mistake.exercise in forms.own_choice or not has_solution(mistake.unit):
        return True
    form: Form = _form(mistake, asked, session.ask(asked))
    return bool(form == _form_of_mistake(mistake, runner, asked, lend))


def _form_of_mistake(mistake: Mistake, runner: Runner, calls: Sequence[Call], lend: Sequence[str]) -> Form:
    key = (mistake.id, *lend, *map(repr, calls))
    if key not in _known:
        while len(_known) >= MOST_KEPT:
            del _known[next(iter(_known))]
        with TemporaryDirectory() as folder:
            file = Path(folder) / "submission.py"
            file.write_text(submission_text(mistake), encoding="utf-8")
            with runner.open(file, {name: SOURCES[name] for name in lend}, Budget()) as session:
                _known[key] = _form(mistake, calls, session.ask(calls))
    return _known[key]


def _form(mistake: Mistake, calls: Sequence[Call], answers: Sequence[Answer]) -> Form:
    ordered = mistake.exercise in forms_of(mistake.unit).ordered
    return [form_of_reply(call, answer, ordered=ordered) for call, answer in zip(calls, answers, strict=True)]
