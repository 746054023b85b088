"""What the answers to a battery have in common whoever wrote the code: their form.

A unit may have a module of its own here, named by its stem, with ``FORMS``: what is to be taken away from its answers
besides the author's hand.  Two pieces of work make the same mistake when what is left is the same.
"""

import functools
import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from knightstour.diagnosis.batteries import battery_of
from knightstour.diagnosis.replies import Form, Reply, replies_to
from knightstour.runner.answers import Answer, Call, Ending, Session


def _nothing_special(_exercise: str, _calls: Sequence[Call], _replies: Sequence[Reply]) -> Form:
    return None


@dataclass(frozen=True)
class Forms:
    """What is known about the answers to a unit's batteries.

    ``ordered`` are the exercises in whose results the order of a list matters,
    ``in_place`` those that change what they are given and return nothing.  ``special`` gives the form of answers
    that mean the same though they differ, or None.  ``programs`` makes the form of an exercise that is a program.
    ``own_choice`` are the exercises whose answers differ from hand to hand even where the mistake is the same;
    ``asked_as_well`` are calls that must have the same answers, too, where the quoted one is too small to tell.
    """

    ordered: frozenset[str] = frozenset()
    in_place: frozenset[str] = frozenset()
    special: Callable[[str, Sequence[Call], Sequence[Reply]], Form] = _nothing_special
    programs: Mapping[str, Callable[[Session], Form]] = field(default_factory=dict)
    own_choice: frozenset[str] = frozenset()
    asked_as_well: Mapping[str, Sequence[Call]] = field(default_factory=dict)


@functools.cache
def forms_of(unit: str) -> Forms:
    """The forms of a unit; the plain ones when it has none of its own."""
    name = f"{__name__}.{unit}"
    if importlib.util.find_spec(name) is None:
        return Forms()
    forms: Forms = importlib.import_module(name).FORMS
    return forms


def form_of_answers(unit: str, exercise: str, answers: Sequence[Answer]) -> Form:
    """The form of the answers to an exercise's battery."""
    calls, forms = battery_of(unit).calls[exercise], forms_of(unit)
    replies = replies_to(calls, answers, ordered=exercise in forms.ordered)
    returns = exercise not in forms.in_place
    if returns and all(reply.ending == Ending.RETURNED and reply.value is None for reply in replies):
        return ["nothing", any(answer.printed.strip() for answer in answers)]
    return forms.special(exercise, calls, replies) or [reply.form for reply in replies]
