"""Verbs of the unit on ties."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from knightstour.board import Board, Heuristic, Position, accessibility, candidates, empty_board
from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import shown
from knightstour.feedback.tie_breaking import (
    got_of_two_walks,
    words_of_another_order,
    words_of_another_tie,
    words_of_larger,
    words_of_left_out,
    words_of_never,
    words_of_not_among,
    words_of_order,
    words_of_other_chance,
    words_of_other_choice,
    words_of_second_look,
    words_of_unfair,
)
from knightstour.judges.chance import CHANCES, with_other_luck
from knightstour.judges.walks import board_in_words, walk_picture
from knightstour.judging import Wrong, judge_each, leaves_arguments_alone, returned, text_of, wrong_by
from knightstour.messages import _, ngettext
from knightstour.results import Explanation, Mark, Picture
from knightstour.rules import first_greedy_flaw, first_move_flaw, first_walk_flaw, walk_of
from knightstour.runner.answers import Answer, Call, Expression, Value
from knightstour.submission import Student
from knightstour.ties import Plan, both, first_in_order, order_at, second_look, smallest_candidates

Choose = Callable[[Board, list[Position]], Position]


def _wrong(call: Call, got: str, words: Words, flaw: str, picture: Picture | None = None) -> Wrong:
    return Wrong(Explanation(text_of(call), got, words.rule, words.next, flaw, picture=picture))


def judge_smallest(
    student: Student, cases: Sequence[tuple[Board, Position]], heuristics: Sequence[tuple[str, Heuristic]]
) -> None:
    """Judge ``smallest_candidates`` on each board with the heuristics in turn, each given as text and as a function."""
    asked = [(*case, *heuristics[number % len(heuristics)]) for number, case in enumerate(cases)]
    calls = [
        Call("smallest_candidates", (board, square, Expression(text)), echo=True) for board, square, text, _ in asked
    ]

    def judge(place: int, answer: Answer) -> None:
        (board, position, _text, values), call = asked[place], calls[place]
        found = returned(student, call, answer, _("a list of squares"), (list, tuple))
        flaw = first_move_flaw(board, position, found)
        if flaw is not None and flaw.kind != "move-missing":
            marks: dict[Position, Mark] = dict.fromkeys(flaw.squares, "wrong")
            raise wrong_by(call, shown(found), flaw, Picture(board, marks, position))
        _judge_smallest(call, found, board, position, values)
        leaves_arguments_alone(call, answer)

    judge_each(student, calls, judge)


def _judge_smallest(call: Call, found: Value, board: Board, position: Position, values: Heuristic) -> None:
    squares = [(square[0], square[1]) for square in found]
    right = smallest_candidates(board, position, values)
    for square in squares:
        if square not in right:
            words = words_of_larger(square, values(board, square), right[0], values(board, right[0]))
            marks: dict[Position, Mark] = {square: "wrong", right[0]: "right"}
            raise _wrong(call, shown(found), words, "not-smallest", Picture(board, marks, position))
    for square in right:
        if square not in squares:
            words = words_of_left_out(square, values(board, square))
            raise _wrong(call, shown(found), words, "smallest-missing", Picture(board, {square: "right"}, position))


def judge_chance(student: Student, squares: Sequence[Position], tries: int) -> None:
    """Judge ``choose_by_chance`` with one source after another: each of ``squares`` about equally often."""
    calls = [
        Call("choose_by_chance", (list(squares), Expression(f"random.Random({seed})")), echo=True)
        for seed in range(tries)
    ]

    def judge(place: int, answer: Answer) -> None:
        value = returned(student, calls[place], answer, _("a square"), (tuple, list))
        if tuple(value) not in squares or any(isinstance(part, float | bool) for part in value):
            raise _wrong(calls[place], shown(value, 60), words_of_not_among(squares), "not-among-the-squares")
        leaves_arguments_alone(calls[place], answer, (_("the list of squares"),))

    answers = judge_each(student, calls, judge)
    _judge_shares(calls[0], squares, Counter(tuple(answer.value) for answer in answers), tries)


def judge_chance_of_source(student: Student, squares: Sequence[Position], tries: int = 12) -> None:
    """Judge that ``choose_by_chance`` takes all chance from its source: with the same seed it is the same choice."""
    call = Call("choose_by_chance", (list(squares), Expression(f"random.Random({CHANCES[0]})")))
    with student.afresh() as fresh:  # what was chosen earlier must not show in the list that can be made at home
        answers = fresh.ask([call] * tries)
    values = [returned(student, call, answer, _("a square"), (tuple, list)) for answer in answers]
    if any(value != values[0] for value in values):
        text = f"[{text_of(call)} for again in range({tries})]"
        words = words_of_other_choice(CHANCES[0])
        raise Wrong(Explanation(text, shown(values, 160), words.rule, words.next, "other-chance"), calls=[call] * tries)


def _judge_shares(call: Call, squares: Sequence[Position], seen: Counter[Position], tries: int) -> None:
    """Judge how often each square came up; five times what is usual for a fair choice is too far off."""
    fair = tries / len(squares)
    most = 5 * (fair * (1 - 1 / len(squares))) ** 0.5
    got = ngettext(
        "with {tries} sources, only {count} square", "with {tries} sources, {count} different squares", len(seen)
    ).format(tries=tries, count=len(seen))
    for square in squares:
        if not seen[square]:
            raise _wrong(call, got, words_of_never(square, tries), "never-chosen")
    for square in squares:
        if abs(seen[square] - fair) > most:
            raise _wrong(call, got, words_of_unfair(square, seen[square], tries, len(squares)), "unfair-choice")


@dataclass(frozen=True)
class TieWalk:
    """A call of ``walk_with_ties``: the rule for ties as text and, when it tells one square, as a function."""

    side: int
    start: Position
    choose: str
    rule: Choose | None

    @property
    def call(self) -> Call:
        """The call that asks for this walk."""
        return Call("walk_with_ties", (self.side, self.start, Expression(self.choose)))


def judge_tie_walks(student: Student, walks: Sequence[TieWalk]) -> None:
    """Judge ``walk_with_ties``: at each step the square that the rule for ties takes."""

    def judge(place: int, answer: Answer) -> None:
        walk = walks[place]
        board = _greedy_board(student, walk.call, answer, walk.side, walk.start)
        other = None if walk.rule is None else first_other_choice(board, _anywhere(walk.rule))
        if other is not None:
            words = words_of_another_tie(other.step, other.tied, other.wanted, other.chosen)
            raise _wrong(walk.call, _reached(board), words, "another-tie", other.picture(board))

    judge_each(student, [walk.call for walk in walks], judge)


def _anywhere(rule: Choose) -> Callable[[Board, Position, list[Position]], Position]:
    """A rule for ties that does not care where the knight stands."""
    return lambda board, _origin, tied: rule(board, tied)


def judge_planned_walks(student: Student, walks: Sequence[tuple[int, Position, Plan]], seconds: float = 1.0) -> None:
    """Judge ``walk_by_orders``: at each step the square to which the first move of the order that counts leads."""
    calls = [Call("walk_by_orders", walk, seconds=seconds, echo=True) for walk in walks]

    def judge(place: int, answer: Answer) -> None:
        (side, start, plan), call = walks[place], calls[place]
        board = _greedy_board(student, call, answer, side, start)
        orders = _Orders(plan)
        other = first_other_choice(board, orders.choose)
        if other is not None:
            words = words_of_another_order(other.step, orders.part + 1, other.wanted, other.chosen)
            raise _wrong(call, _reached(board), words, "another-order", other.picture(board))
        leaves_arguments_alone(call, answer, (_("the size"), _("the start"), _("the plan")))

    judge_each(student, calls, judge)


def _greedy_board(student: Student, call: Call, answer: Answer, side: int, start: Position) -> Board:
    board = returned(student, call, answer, _("the board, a list of rows"), (list, tuple))
    flaw = first_greedy_flaw(board, side, start, accessibility)
    if flaw is not None:
        raise wrong_by(call, board_in_words(board, flaw), flaw, walk_picture(board, flaw))
    return [list(row) for row in board]


def _reached(board: Board) -> str:
    visited = sum(number > 0 for row in board for number in row)
    return _("a board with {visited} of {total} squares visited").format(visited=visited, total=len(board) ** 2)


class _Orders:
    """The plan on its way: which order counts."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.part = 0

    def choose(self, _board: Board, origin: Position, tied: list[Position]) -> Position:
        self.part = order_at(self.plan, self.part, origin)
        return first_in_order(self.plan[self.part][0], origin, tied)


@dataclass(frozen=True)
class OtherChoice:
    """The first step at which a walk goes to another of the smallest candidates than it must."""

    step: int
    tied: tuple[Position, ...]
    wanted: Position
    chosen: Position

    def picture(self, board: Board) -> Picture:
        """The board with both squares marked."""
        return Picture(board, {self.chosen: "wrong", self.wanted: "right"})


def first_other_choice(
    board: Board, choose: Callable[[Board, Position, list[Position]], Position]
) -> OtherChoice | None:
    """The first step of a greedy walk that does not go where ``choose(board, origin, tied)`` says; None if all do."""
    walk = walk_of(board)
    replay = empty_board(len(board))
    for step, (origin, chosen) in enumerate(zip(walk, walk[1:], strict=False), start=2):
        replay[origin[0]][origin[1]] = step - 1
        tied = smallest_candidates(replay, origin)
        wanted = choose(replay, origin, tied)
        if chosen != wanted:
            return OtherChoice(step, tuple(tied), wanted, chosen)
    return None


def judge_random_walks(student: Student, side: int, tries: int, *, shares: bool = True) -> None:
    """Judge ``warnsdorff`` with one source after another: each walk by the rule, and its start by chance."""
    calls = [Call("warnsdorff", (side, Expression(f"random.Random({seed})"))) for seed in range(tries)]

    def judge(place: int, answer: Answer) -> None:
        _random_walk(student, calls[place], answer, side)

    answers = judge_each(student, calls, judge)
    if shares:
        squares = [(row, column) for row in range(side) for column in range(side)]
        _judge_shares(calls[0], squares, Counter(walk_of(answer.value)[0] for answer in answers), tries)


def _random_walk(student: Student, call: Call, answer: Answer, side: int) -> list[Position]:
    board = returned(student, call, answer, _("the board, a list of rows"), (list, tuple))
    flaw = first_walk_flaw(board, None, side, side)
    flaw = flaw or first_greedy_flaw(board, side, walk_of(board)[0], accessibility)
    if flaw is not None:
        raise wrong_by(call, board_in_words(board, flaw), flaw, walk_picture(board, flaw))
    return walk_of(board)


def judge_source(student: Student, side: int) -> None:
    """Judge that ``warnsdorff`` takes all chance from its source: with the same seed it is the same walk."""
    first = Call("warnsdorff", (side, Expression(f"random.Random({CHANCES[0]})")))
    calls = [first, *(with_other_luck(first, luck) for luck in CHANCES)]
    walks: list[list[Position]] = []

    def judge(place: int, answer: Answer) -> None:
        walks.append(_random_walk(student, calls[place], answer, side))
        if walks[-1] != walks[0]:
            words = words_of_other_chance(CHANCES[0])
            got, text = got_of_two_walks(walks[0], walks[-1]), "\n".join([text_of(first)] * 2)
            explanation = Explanation(text, got, words.rule, words.next, "other-chance")
            raise Wrong(explanation, calls=[first, calls[place]])

    judge_each(student, calls, judge)


def judge_order(student: Student, boards: Sequence[tuple[Board, Sequence[Position]]]) -> None:
    """Judge ``both_heuristics`` by the order in which its values put the squares of each board."""
    for board, squares in boards:
        _judge_order(student, board, board, squares)


def judge_order_on_half(student: Student, half: int, squares: Sequence[Position]) -> None:
    """The same on a board whose left half is free: squares in the middle have few ways on there."""
    text = f"[[0] * {half} + [1] * {half} for _ in range({2 * half})]"
    _judge_order(student, [[0] * half + [1] * half for _ in range(2 * half)], Expression(text), squares)


def _judge_order(student: Student, board: Board, sent: Board | Expression, squares: Sequence[Position]) -> None:
    calls = [Call("both_heuristics", (sent, square), seconds=3.0, echo=True) for square in squares]
    values: dict[int, tuple[Value, ...]] = {}

    def judge(place: int, answer: Answer) -> None:
        call = calls[place]
        value = returned(student, call, answer, _("a number, or a tuple of numbers"), (int, float, tuple, list))
        leaves_arguments_alone(call, answer)
        values[place] = tuple(value) if isinstance(value, list | tuple) else (value,)
        for before in range(place):
            both_values = values[before], values[place]
            if not _are_in_order(board, (squares[before], squares[place]), both_values):
                raise _wrong_order(board, (calls[before], call), (squares[before], squares[place]), both_values)

    judge_each(student, calls, judge)


def _are_in_order(
    board: Board, squares: tuple[Position, Position], values: tuple[tuple[Value, ...], tuple[Value, ...]]
) -> bool:
    first, second = (both(board, square) for square in squares)
    if first == second:
        return values[0] == values[1]
    small, large = values if first < second else values[::-1]
    return _is_less(small, large)


def _wrong_order(
    board: Board,
    calls: tuple[Call, Call],
    squares: tuple[Position, Position],
    values: tuple[tuple[Value, ...], tuple[Value, ...]],
) -> Wrong:
    one, other = sorted(squares, key=lambda square: both(board, square))
    first, second = both(board, one), both(board, other)
    words = words_of_order(one, other, first, second)
    got = _("{first}, then {second}").format(first=_written(values[0]), second=_written(values[1]))
    marks: dict[Position, Mark] = {one: "right", other: "wrong"} if first != second else {}
    text = "\n".join(text_of(call) for call in calls)
    return Wrong(Explanation(text, got, words.rule, words.next, "wrong-order", picture=Picture(board, marks)))


def _is_less(small: tuple[Value, ...], large: tuple[Value, ...]) -> bool:
    try:
        return small < large
    except TypeError:  # a number inside one of them is something else
        return False


def _written(value: tuple[Value, ...]) -> str:
    return shown(value[0] if len(value) == 1 else value, 40)


def why_second_look(board: Board, square: Position) -> str:
    """Why the second look has the value it has on ``square``."""
    marked = [list(row) for row in board]
    marked[square[0]][square[1]] = marked[square[0]][square[1]] or 1
    looked_at = [(further, accessibility(marked, further)) for further in candidates(board, square)]
    return words_of_second_look(square, looked_at, second_look(board, square))
