"""The form of answers in the unit on backtracking: which squares are tried first is the author's own choice."""

from collections.abc import Sequence
from typing import Any

from knightstour.diagnosis.forms import Forms
from knightstour.diagnosis.replies import Form, Reply
from knightstour.rules import first_flaw
from knightstour.runner.answers import Call, Ending


def _special(exercise: str, calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    if exercise == "take_back":
        return ["back", *([reply.ending, _left(reply)] for reply in replies)]
    if exercise == "finish_tour":
        return ["finish", *(_finished(call, reply) for call, reply in zip(calls, replies, strict=True))]
    return None


def _left(reply: Reply) -> Form:
    """The arguments as they were left."""
    return [[list(part) if isinstance(part, tuple) else part for part in argument] for argument in reply.left]


def _finished(call: Call, reply: Reply) -> Form:
    """What came back, and what the board shows: what it showed before, a tour, or the rule that is broken."""
    if reply.ending != Ending.RETURNED or not reply.left:
        return [reply.ending, reply.value, ""]
    after: Any = reply.left[0]
    if after == call.arguments[0]:
        return [reply.ending, reply.value, "as before"]
    flaw = first_flaw(after)
    return [reply.ending, reply.value, "a tour" if flaw is None else flaw.kind if reply.value else "changed"]


FORMS = Forms(
    ordered=frozenset({"search_in_order", "search_within"}),
    in_place=frozenset({"take_back"}),
    special=_special,
)
