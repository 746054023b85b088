"""The form of answers in the unit on speed: which rule the walks break, and how often neighbours were asked for."""

from collections.abc import Sequence
from itertools import pairwise

from knightstour.board import accessibility
from knightstour.diagnosis.batteries.fast_tour import TOURS, WALKS
from knightstour.diagnosis.forms import Forms
from knightstour.diagnosis.replies import Form, Reply, form_of_value
from knightstour.judges.fast_tour import LOOKS, Neighbours, first_numbered_flaw
from knightstour.rules import first_greedy_flaw
from knightstour.runner.answers import Call, Ending


def _special(exercise: str, _calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    if exercise == "neighbour_table":
        return ["table", *([reply.ending, _rows(reply)] for reply in replies)]
    if exercise == "step_on":
        return ["step", *([reply.ending, form_of_value(reply.left[1:])] for reply in replies)]
    if exercise == "kept_walk":
        return ["walk", *(_kept(walk, reply) for walk, reply in zip(WALKS, replies, strict=True))]
    return ["tour", *(_tour(walk, reply) for walk, reply in zip(TOURS, replies, strict=True))]


def _rows(reply: Reply) -> Form:
    """The lists of a table, each without its order."""
    if not isinstance(reply.value, list):
        return reply.value
    return [sorted(row, key=repr) if isinstance(row, list) else row for row in reply.value]


def _kept(walk: tuple[int, int, str, Neighbours], reply: Reply) -> Form:
    size, start, _text, around = walk
    if reply.ending != Ending.RETURNED or not isinstance(reply.value, list):
        return [reply.ending, reply.value]
    flaw = first_numbered_flaw(reply.value, size, start, around)
    asks_often = reply.counts.get("argument-2", 0) > LOOKS * size
    if flaw is None:
        return ["", asks_often]
    by_first_counts = flaw[1] == "not-smallest" and _keeps_to_first_counts(reply.value, around)
    return [flaw[1], asks_often, by_first_counts]


def _keeps_to_first_counts(walk: Sequence[int], around: Neighbours) -> bool:
    """Whether each step goes to a neighbour that has the fewest of all before anything is visited."""
    visited = set()
    for square, chosen in pairwise(walk):
        visited.add(square)
        free = [other for other in around(square) if other not in visited]
        if chosen not in free or len(around(chosen)) > min(len(around(other)) for other in free):
            return False
    return True


def _tour(walk: tuple[int, tuple[int, int]], reply: Reply) -> Form:
    if reply.ending != Ending.RETURNED:
        return [reply.ending]
    flaw = first_greedy_flaw(reply.value, *walk, accessibility)
    if flaw is None:
        return ""
    return [flaw.kind, form_of_value(flaw.found) if flaw.kind == "wrong-start" else None]


FORMS = Forms(
    ordered=frozenset({"neighbour_table", "kept_walk", "fast_tour"}),
    in_place=frozenset({"step_on"}),
    special=_special,
)
