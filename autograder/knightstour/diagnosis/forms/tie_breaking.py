"""The form of answers in the unit on ties: what was chosen by chance, and values of which only the order counts."""

from collections.abc import Sequence

from knightstour.board import accessibility
from knightstour.diagnosis.batteries.tie_breaking import ORDERED, SIDE_OF_ONE_SEED
from knightstour.diagnosis.forms import Forms
from knightstour.diagnosis.replies import Form, Reply
from knightstour.rules import first_greedy_flaw, first_walk_flaw, walk_of
from knightstour.runner.answers import Call, Ending


def _special(exercise: str, calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    if exercise == "choose_by_chance":
        return _form_of_chance(calls, replies)
    if exercise == "warnsdorff":
        return _form_of_random_walks(calls, replies)
    return _form_of_an_order(replies) if exercise == "both_heuristics" else None


def _form_of_chance(calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    """For each list, which of its places came up, and what else."""
    found: dict[int, set[str]] = {}
    for call, reply in zip(calls, replies, strict=True):
        given = call.arguments[0]
        assert isinstance(given, list)
        squares = [list(square) for square in given]
        seen = found.setdefault(len(squares), set())
        if reply.ending != Ending.RETURNED:
            seen.add(reply.ending)
        else:
            seen.add(str(squares.index(reply.value)) if reply.value in squares else type(reply.value).__name__)
        if reply.changed:
            seen.add(f"{len(squares)} changed")
    told = [sorted(seen) for _count, seen in sorted(found.items())]
    if all(len(seen) == 1 and seen[0].isdigit() for seen in told):
        return ["chance", _the_one_place({count: int(*seen) for count, seen in found.items()})]
    return ["chance", *told]


def _the_one_place(places: dict[int, int]) -> str:
    """Which place is always taken, if that is the first or the last; any other comes from the author's own dice."""
    if not any(places.values()):
        return "the first"
    return "the last" if all(place == count - 1 for count, place in places.items()) else "one place"


def _form_of_random_walks(calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    """For each size, which squares the walks began on, which rules they broke, and whether one seed gave two walks."""
    found: dict[int, set[str]] = {}
    same_seed: set[str] = set()
    for call, reply in zip(calls, replies, strict=True):
        side = call.arguments[0]
        assert isinstance(side, int)
        seen = found.setdefault(side, set())
        if reply.ending != Ending.RETURNED:
            seen.add(reply.ending)
            continue
        flaw = first_walk_flaw(reply.value, None, side, side)
        if flaw is None:
            start = walk_of(reply.value)[0]
            seen.add(f"start {start}" if side == 3 else "")  # the small board is told in full
            flaw = first_greedy_flaw(reply.value, side, start, accessibility)
        seen.add("" if flaw is None else flaw.kind)
        if side == SIDE_OF_ONE_SEED:
            same_seed.add(str(reply.value))
    if len(same_seed) > 1:
        found[SIDE_OF_ONE_SEED].add("other-chance")
    return ["walks", *(_starts(sorted(seen)) for _side, seen in sorted(found.items()))]


def _starts(seen: Sequence[str]) -> list[str]:
    """Starts in few words: one alone, which may be any by another's dice; the diagonal; or many."""
    starts = [text for text in seen if text.startswith("start")]
    others = [text for text in seen if not text.startswith("start")]
    if len(starts) == 1:
        return [*others, "corner" if starts[0] == "start (0, 0)" else "one start"]
    return [*others, *(starts if len(starts) < 5 else ["many starts"] if starts else [])]


def _form_of_an_order(replies: Sequence[Reply]) -> Form:
    """For numbers: how the squares of each board stand to each other."""
    values = [reply.value for reply in replies]
    if any(reply.ending != Ending.RETURNED or reply.changed for reply in replies):
        return None
    form: list[list[int]] = []
    place = 0
    for _board, squares in ORDERED:
        group = values[place : place + len(squares)]
        place += len(squares)
        try:
            form.append([(one > other) - (one < other) for one in group for other in group])
        except TypeError:
            return None
    return ["order", form]


FORMS = Forms(
    ordered=frozenset({"choose_by_chance", "walk_with_ties", "warnsdorff", "both_heuristics", "walk_by_orders"}),
    special=_special,
    own_choice=frozenset({"both_heuristics"}),
)
