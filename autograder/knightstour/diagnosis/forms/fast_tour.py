"""The form of answers in the unit on speed: which rule the walks break, and how often neighbours were asked for."""

from collections.abc import Sequence

from knightstour.board import accessibility
from knightstour.diagnosis.batteries.fast_tour import TOURS, WALKS
from knightstour.diagnosis.forms import Forms
from knightstour.diagnosis.replies import Form, Reply, form_of_value
from knightstour.judges.fast_tour import LOOKS, Neighbours, first_numbered_flaw, knight_neighbours, ring_neighbours
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


def _around(text: str) -> Neighbours:
    name, _, numbers = text.rstrip(")").partition("(")
    given = [int(number) for number in numbers.split(",")]
    return knight_neighbours(given[0]) if name == "knight_neighbours" else ring_neighbours(given[0], given[1])


def _kept(walk: tuple[int, int, str], reply: Reply) -> Form:
    size, start, text = walk
    if reply.ending != Ending.RETURNED or not isinstance(reply.value, list):
        return [reply.ending, reply.value]
    flaw = first_numbered_flaw(reply.value, size, start, _around(text))
    return ["" if flaw is None else flaw[1], reply.counts.get("argument-2", 0) > LOOKS * size]


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
