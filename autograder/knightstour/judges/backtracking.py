"""Verbs of the unit on backtracking."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from knightstour.board import Board, Position, candidates
from knightstour.feedback import backtracking as told
from knightstour.feedback.flaws import Words, words_of_flaw
from knightstour.feedback.literals import call_text, literal, shown
from knightstour.judges.walks import board_in_words, walk_picture
from knightstour.judging import Wrong, judge_each, returned, text_of, wrong_by
from knightstour.messages import _
from knightstour.results import Explanation, Mark, Picture
from knightstour.rules import Flaw, first_flaw, walk_of
from knightstour.runner.answers import Answer, Call, Ending, Expression, Value
from knightstour.searching import Order, OrderedSearch, has_tour, ways_to_finish
from knightstour.submission import Student

NO_TOUR = "no tour"
GAVE_UP = "gave up"


def _wrong(call: Call | str, got: str, words: Words, flaw: str, picture: Picture | None = None) -> Wrong:
    text = call if isinstance(call, str) else text_of(call)
    return Wrong(Explanation(text, got, words.rule, words.next, flaw, picture=picture))


def _first_change(before: Board, after: Value) -> tuple[Position, int, Value] | None:
    """The first square of a board that does not hold what it held before, with both; None if all do."""
    for row, steps in enumerate(before):
        for column, step in enumerate(steps):
            found = _held(after, row, column)
            if found != step:
                return (row, column), step, found
    return None


def _held(board: Value, row: int, column: int) -> Any:
    try:
        return board[row][column]
    except (IndexError, KeyError, TypeError):
        return None


def judge_taking_back(student: Student, walks: Sequence[Board]) -> None:
    """Judge ``take_back`` on each walk: the board and the list as they were before its last step."""
    squares = [walk_of(board) for board in walks]
    calls = [Call("take_back", (board, walk), echo=True) for board, walk in zip(walks, squares, strict=True)]

    def judge(place: int, answer: Answer) -> None:
        board, walk = walks[place], squares[place]
        text = f"board = {literal(board)}\nwalk = {literal(walk)}\ntake_back(board, walk)\nboard, walk"
        if answer.ending is not Ending.RETURNED:
            returned(student, calls[place], answer, "", (object,))
        after, left = answer.arguments or (None, None)
        last = walk[-1]
        before = [[0 if (r, c) == last else step for c, step in enumerate(steps)] for r, steps in enumerate(board)]
        change = _first_change(before, after)
        if change is not None:
            square, wanted, found = change
            is_last = square == last and found == len(walk)
            words = told.words_of_mark_left(last, found) if is_last else told.words_of_other_square(*change)
            if square == last and not is_last:
                words = told.words_of_mark_left(last, found)
            kind = "mark-left" if square == last else "other-square-changed"
            got = _("afterwards the board is {board}").format(board=shown(after, 160))
            raise _wrong(text, got, words, kind, Picture(board, {square: "wrong"}))
        if not isinstance(left, list) or [tuple(item) for item in left if isinstance(item, list | tuple)] != walk[:-1]:
            got = _("afterwards the walk is {walk}").format(walk=shown(left, 100))
            raise _wrong(text, got, told.words_of_walk_left(len(walk) - 1, left), "walk-not-restored")

    judge_each(student, calls, judge)


def judge_finishing(student: Student, cases: Sequence[tuple[Board, Position]], seconds: float = 2.0) -> None:
    """Judge ``finish_tour``: True with a tour on the board, or False with the board as it was."""
    calls = [Call("finish_tour", case, seconds=seconds, echo=True) for case in cases]

    def judge(place: int, answer: Answer) -> None:
        board, position = cases[place]
        value = returned(student, calls[place], answer, _("True or False"), (bool,))
        after = (answer.arguments or (None,))[0]
        text = f"board = {literal(board)}\n{call_text('finish_tour', ['board', str(position)])}\nboard"
        if value:
            _judge_finished(text, board, after)
        else:
            _judge_unfinished(text, board, position, after)

    judge_each(student, calls, judge)


def _judge_finished(text: str, board: Board, after: Value) -> None:
    flaw = first_flaw(after)
    if flaw is not None:
        words = told.words_of_true_without_tour(words_of_flaw(flaw).rule)
        raise _wrong(text, f"True, {board_in_words(after, flaw)}", words, flaw.kind, walk_picture(after, flaw))
    for row, steps in enumerate(board):
        for column, step in enumerate(steps):
            if step and _held(after, row, column) != step:
                words = told.words_of_other_square((row, column), step, _held(after, row, column))
                raise _wrong(text, "True", words, "other-square-changed", Picture(board, {(row, column): "wrong"}))


def _judge_unfinished(text: str, board: Board, position: Position, after: Value) -> None:
    ways = ways_to_finish(board, position)
    if ways:
        further = next((square for square in candidates(board, position) if _leads_on(board, square)), None)
        marks: dict[Position, Mark] = {} if further is None else {further: "right"}
        words = told.words_of_way_missed(position, further, ways)
        raise _wrong(text, "False", words, "way-missed", Picture(board, marks, position))
    change = _first_change(board, after)
    if change is not None:
        words = told.words_of_board_not_restored(*change)
        got = _("False, but the board was changed")
        raise _wrong(text, got, words, "board-not-restored", Picture(board, {change[0]: "wrong"}, position))


def _after(board: Board, square: Position) -> Board:
    """The board when the knight has gone on to ``square``."""
    later = [list(steps) for steps in board]
    later[square[0]][square[1]] = max(map(max, board)) + 1
    return later


def _leads_on(board: Board, square: Position) -> int:
    return ways_to_finish(_after(board, square), square)


def why_so_many(board: Board, position: Position) -> str:
    """Why a walk can be finished in so many ways."""
    parts = [(square, _leads_on(board, square)) for square in candidates(board, position)]
    return told.words_of_count(position, parts, ways_to_finish(board, position))


@dataclass(frozen=True)
class Quest:
    """A search in a given order, which is told as text and as a function that puts squares in one order only."""

    side: int
    start: Position
    text: str
    order: Order
    seconds: float = 2.0
    plain_depth: bool = False  # with the limit on calls inside one another that Python has

    def found(self) -> OrderedSearch:
        """The course's own search, done."""
        return _found(self.side, self.start, self.order)


@functools.lru_cache(64)
def _found(side: int, start: Position, order: Order) -> OrderedSearch:
    """A search, done; the next submission is asked for the same."""
    search = OrderedSearch(side, start, order)
    search.finish()
    return search


def judge_searches(student: Student, quests: Sequence[Quest]) -> None:
    """Judge ``search_in_order``: the first tour in the order, or None when there is none."""
    calls = [
        Call(
            "search_in_order",
            (quest.side, quest.start, Expression(quest.text)),
            seconds=quest.seconds,
            plain_depth=quest.plain_depth,
        )
        for quest in quests
    ]

    def judge(place: int, answer: Answer) -> None:
        quest, call = quests[place], calls[place]
        search = quest.found()
        if quest.plain_depth and answer.raised is not None and answer.raised.type_name == "RecursionError":
            words = told.words_of_too_deep(quest.side**2)
            raise _wrong(call, _("an error: {name}").format(name="RecursionError"), words, "too-deep")
        if answer.ending is Ending.RETURNED and answer.value is None:
            if search.board is not None:
                raise _wrong(call, "None", told.words_of_tour_missed(search.moves), "tour-missed")
        else:
            board = returned(student, call, answer, _("the board, or None"), (list, tuple))
            if search.board is None:
                got = board_in_words(board, Flaw("stops-after"))
                raise _wrong(call, got, told.words_of_no_such_tour(), "not-none")
            _judge_first_tour(call, quest, board, search.board)
        _judge_questions(call, answer, search.moves + 1)

    judge_each(student, calls, judge)


def _judge_first_tour(call: Call, quest: Quest, board: Value, wanted: Board) -> None:
    flaw = first_flaw(board, quest.start)
    if flaw is None and len(board) != quest.side:
        flaw = Flaw("wrong-size", found=(len(board), len(board[0])), expected=(quest.side, quest.side))
    if flaw is not None:
        raise wrong_by(call, board_in_words(board, flaw), flaw, walk_picture(board, flaw))
    for step, (chosen, right) in enumerate(zip(walk_of(board), walk_of(wanted), strict=True), start=1):
        if chosen != right:
            words = told.words_of_other_tour(step, right, chosen)
            picture = Picture([list(row) for row in board], {chosen: "wrong", right: "right"})
            raise _wrong(call, _("another tour"), words, "not-the-first-tour", picture)


def _judge_questions(call: Call, answer: Answer, most: int) -> None:
    asked = answer.counts.get("argument-2", 0)  # the order is the third argument
    if asked > most:
        got = _("a right result, with too much work")
        raise _wrong(call, got, told.words_of_too_many_questions(asked, most - 1), "too-much-work")


def judge_budgets(student: Student, quests: Sequence[tuple[Quest, int]]) -> None:
    """Judge ``search_within``: the board, "no tour" or "gave up", whichever is true for the budget."""
    calls = [
        Call("search_within", (quest.side, quest.start, Expression(quest.text), budget), seconds=quest.seconds)
        for quest, budget in quests
    ]

    def judge(place: int, answer: Answer) -> None:
        (quest, budget), call = quests[place], calls[place]
        wanted = _('the board, "no tour" or "gave up"')
        value = returned(student, call, answer, wanted, (list, tuple, str))
        search = OrderedSearch(quest.side, quest.start, quest.order)
        for _walk in search.run():
            if search.moves > budget + 1:
                break
        if isinstance(value, str):
            _judge_words(call, value, quest, search, budget)
        elif search.moves > budget:
            words = told.words_of_budget_exceeded(budget, search.moves)
            raise _wrong(call, board_in_words(value, Flaw("stops-after")), words, "budget-exceeded")
        elif search.board is None:
            raise _wrong(call, shown(value, 60), told.words_of_no_such_tour(), "not-no-tour")
        else:
            _judge_first_tour(call, quest, value, search.board)
        _judge_questions(call, answer, budget + 1)

    judge_each(student, calls, judge)


def _judge_words(call: Call, value: str, quest: Quest, search: OrderedSearch, budget: int) -> None:
    """Judge a result in words.  Who sees sooner that there is no tour may say so, whatever the budget."""
    got = shown(value, 60)
    if value not in (NO_TOUR, GAVE_UP):
        raise _wrong(call, got, told.words_of_neither(), "neither-word")
    enough = search.over and search.moves <= budget
    if value == GAVE_UP and enough:
        outcome = _("there is no tour") if search.board is None else _("a tour is found")
        raise _wrong(call, got, told.words_of_gave_up_early(budget, search.moves, outcome), "gave-up-early")
    if value == NO_TOUR and has_tour(quest.side, quest.start):
        words = told.words_of_tour_missed(search.moves) if enough else told.words_of_hasty_no_tour(budget)
        raise _wrong(call, got, words, "tour-missed" if enough else "no-tour-too-soon")
