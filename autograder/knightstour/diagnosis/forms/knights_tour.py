"""The form of answers to the lab's batteries.

Which of the eight moves went wrong, or in which order moves are tried, often says nothing about a mistake.
"""

import itertools
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace

from knightstour.board import MOVES, Board, Heuristic, Position, accessibility, candidates, edge_distance, is_inside
from knightstour.diagnosis.batteries.knights_tour import HEURISTICS, WALKS
from knightstour.diagnosis.forms import Forms
from knightstour.diagnosis.forms.knights_tour_program import form_of_program
from knightstour.diagnosis.replies import Form, Reply
from knightstour.rules import first_greedy_flaw
from knightstour.runner.answers import Call, Ending, Expression


def _special(exercise: str, calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    if exercise == "generate_moves":
        return _form_of_a_move_table(calls, replies) or _form_of_single_moves(calls, replies)
    if exercise == "heuristic_1":
        return _form_of_moves_counted(calls, replies)
    return _form_of_walks_without_heuristic(replies) if exercise == "find_tour" else None


def _case(call: Call) -> tuple[Board, Position]:
    """The board and the square that a call is about."""
    board, position = call.arguments
    assert not isinstance(board, Expression)
    assert not isinstance(position, Expression)
    return board, position


def _squares(replies: Sequence[Reply]) -> list[list[Position]] | None:
    """Every reply as a list of squares; None when one of them is something else."""
    lists = []
    for reply in replies:
        if reply.ending != Ending.RETURNED or reply.changed or not isinstance(reply.value, list):
            return None
        for square in reply.value:
            if not (isinstance(square, list) and len(square) == 2 and all(isinstance(part, int) for part in square)):
                return None
        lists.append([(row, column) for row, column in reply.value])
    return lists


def _form_of_a_move_table(calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    """For moves that are right but for the table: how many of the eight are missing, foreign, or made twice."""
    lists = _squares(replies)
    if lists is None:
        return None
    table: Counter[Position] = Counter()
    for call, squares in zip(calls, lists, strict=True):
        (row, column), found = _case(call)[1], Counter(squares)
        for (to_row, to_column), times in found.items():
            step = (to_row - row, to_column - column)
            table[step] = max(table[step], times)
    if set(table) == set(MOVES) and max(table.values()) == 1:
        return None
    for call, squares in zip(calls, lists, strict=True):
        if sorted(squares) != _moves_by_table(table, *_case(call)):
            return None
    twice = sum(times > 1 for times in table.values())
    return ["table", len(set(MOVES) - set(table)), len(set(table) - set(MOVES)), twice]


def _moves_by_table(table: Counter[Position], board: Board, position: Position) -> list[Position]:
    squares = [(position[0] + down, position[1] + right) for down, right in table.elements()]
    return sorted(square for square in squares if is_inside(board, square) and board[square[0]][square[1]] == 0)


def _form_of_single_moves(calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    """For lists that hold one of the right moves, whichever, where there are several."""
    found = _squares([replace(reply, value=[]) if reply.value is None else reply for reply in replies])
    if found is None:
        return None
    for call, squares in zip(calls, found, strict=True):
        right = candidates(*_case(call))
        if len(squares) != min(1, len(right)) or not set(squares) <= set(right):
            return None
    return ["one move"]


def _form_of_moves_counted(calls: Sequence[Call], replies: Sequence[Reply]) -> Form:
    """For values that count some of the eight moves and never the others: how many are counted."""
    if any(reply.ending != Ending.RETURNED or reply.changed for reply in replies):
        return None
    values = [reply.value for reply in replies]
    for size in range(1, len(MOVES)):
        for table in itertools.combinations(MOVES, size):
            counter = Counter(table)
            counts = (len(_moves_by_table(counter, *_case(call))) for call in calls)
            if all(value == count for value, count in zip(values, counts, strict=True)):
                return ["counted", size]
    return None


def _form_of_walks_without_heuristic(replies: Sequence[Reply]) -> Form:
    """For walks that are the same whatever the heuristic: which rules they keep, and which heuristic they follow."""
    asked: dict[tuple[int, Position], list[Form]] = defaultdict(list)
    for (side, start, _), reply in zip(WALKS, replies, strict=True):
        if reply.ending == Ending.RETURNED:
            asked[side, start].append(reply.form)
    for boards in asked.values():
        if any(board != boards[0] or not isinstance(board[1], list) for board in boards):
            return None
    if _first_ones_follow_theirs(replies):
        return None  # kept from the first time, and not chosen without a heuristic
    followed = next((name for name, values in _FOLLOWED.items() if _follow(values, replies)), "none")
    broken = {_kept(None, walk, reply) for walk, reply in zip(WALKS, replies, strict=True)}
    return ["same walk", followed, *sorted(broken)]


def _first_ones_follow_theirs(replies: Sequence[Reply]) -> bool:
    """Whether the first walk of each size and start keeps to its own heuristic."""
    first: dict[tuple[int, Position], str] = {}
    for walk, reply in zip(WALKS, replies, strict=True):
        first.setdefault(walk[:2], _kept(HEURISTICS[walk[2]], walk, reply))
    return not any(first.values())


_FOLLOWED: dict[str, Heuristic] = {"heuristic 1": accessibility, "heuristic 2": edge_distance}


def _follow(values: Heuristic, replies: Sequence[Reply]) -> bool:
    return all(_kept(values, walk, reply) in ("", Ending.RAISED) for walk, reply in zip(WALKS, replies, strict=True))


def _kept(values: Heuristic | None, walk: tuple[int, Position, str], reply: Reply) -> str:
    """The rule that a walk breaks; "" when it keeps them all, and the ending when there is no walk."""
    if reply.ending != Ending.RETURNED:
        return reply.ending
    side, start, _ = walk
    flaw = first_greedy_flaw(reply.value, side, start, values)
    return "" if flaw is None else flaw.kind


FORMS = Forms(
    ordered=frozenset({"find_tour"}),
    special=_special,
    programs={"whole_program": form_of_program},
    own_choice=frozenset({"find_tour"}),
)
