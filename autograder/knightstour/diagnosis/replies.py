"""The answers to a battery without what differs from hand to hand.

Order in a list of moves, lists for squares, the kind of error and words printed on the way say nothing about a mistake.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from knightstour.runner.answers import Answer, Call, Ending, Foreign, Value

Form = Any  # plain data that can be written as JSON


@dataclass(frozen=True)
class Reply:
    """One answer without what differs from hand to hand."""

    ending: str
    value: Form
    changed: bool  # whether the call changed its arguments
    left: tuple[Value, ...] = ()  # the arguments as the call left them; not part of the form
    counts: Mapping[str, int] = field(default_factory=dict)  # how often functions of the course were called; as above

    @property
    def form(self) -> Form:
        """The reply as plain data."""
        return [self.ending, self.value, self.changed]


def replies_to(calls: Sequence[Call], answers: Sequence[Answer], *, ordered: bool) -> list[Reply]:
    """The reply in each answer; with ``ordered`` the order within a list that came back matters."""
    return [_reply(call, answer, ordered) for call, answer in zip(calls, answers, strict=True)]


def _reply(call: Call, answer: Answer, ordered: bool) -> Reply:
    if answer.ending is not Ending.RETURNED:
        return Reply(answer.ending.value, _kind_of_error(answer), changed=False)
    changed = answer.arguments is not None and list(answer.arguments) != list(call.arguments)
    value = _plain(answer.value, ordered)
    if ordered and (value == [] or answer.value is False):
        value = None  # in place of a board, each of these says: nothing
    return Reply(answer.ending.value, value, changed, answer.arguments or (), answer.counts)


def form_of_reply(call: Call, answer: Answer, *, ordered: bool) -> Form:
    """One answer told exactly: None is not an empty list here, and what became of the arguments is told, too."""
    if answer.ending is not Ending.RETURNED:
        return [answer.ending.value, _kind_of_error(answer)]
    left = answer.arguments is not None and list(answer.arguments) != list(call.arguments)
    return [answer.ending.value, _plain(answer.value, ordered), form_of_value(answer.arguments) if left else None]


def form_of_value(value: Value) -> Form:
    """A value as plain data, in which the order of lists matters."""
    return _plain(value, ordered=True)


def _kind_of_error(answer: Answer) -> Form:
    """None for the errors of a wrong step in the code, which come in many kinds; the name of any other."""
    raised = answer.raised
    return None if raised is None or raised.type_name in _SLIPS else raised.type_name


_SLIPS = {"AttributeError", "IndexError", "KeyError", "StopIteration", "TypeError", "UnboundLocalError", "ValueError"}


def _plain(value: Value, ordered: bool) -> Form:
    """Plain data that is equal for values that mean the same."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, float):
        return int(value) if value.is_integer() else round(value, 6)
    if isinstance(value, list | tuple):
        parts = [_plain(part, ordered=True) for part in value]
        return parts if ordered else sorted(parts, key=json.dumps)
    if isinstance(value, set | frozenset):
        return ["set", *sorted((_plain(part, ordered=True) for part in value), key=json.dumps)]
    if isinstance(value, dict):
        return ["dict", *sorted((_plain(pair, ordered=True) for pair in value.items()), key=json.dumps)]
    if isinstance(value, Foreign):
        return ["foreign", value.type_name]
    return value if value is None or isinstance(value, int | str) else repr(value)
