"""Verbs of the unit on speed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from operator import sub
from typing import Any

from knightstour.board import MOVES, Board, Position, neighbours_on
from knightstour.feedback import fast_tour as told
from knightstour.feedback.flaws import Words, words_of_flaw
from knightstour.feedback.literals import call_text, literal, shown
from knightstour.judges.walks import board_in_words, walk_picture
from knightstour.judging import Wrong, count_told, judge_each, leaves_arguments_alone, returned, text_of
from knightstour.lent.fast_tour import READINGS_NAME
from knightstour.messages import _
from knightstour.results import Explanation
from knightstour.rules import Flaw, first_walk_flaw
from knightstour.runner.answers import Answer, Call, Ending, Expression, Value
from knightstour.submission import Student

Neighbours = Callable[[int], Sequence[int]]
LOOKS = 3  # how often the neighbours of a square may be asked for, on the average
READS = 10  # how often a list of neighbours may be read, on the average
LISTS_READ = 30  # how many lists of the table one step may read; it needs one, or nine when it counts around it anew
LARGEST = 1000  # the side of the largest board


def _wrong(call: Call | str, got: str, words: Words, flaw: str) -> Wrong:
    return Wrong(_explained(call, got, words, flaw))


def _explained(call: Call | str, got: str, words: Words, flaw: str) -> Explanation:
    return Explanation(call if isinstance(call, str) else text_of(call), got, words.rule, words.next, flaw)


def knight_neighbours(n: int) -> Neighbours:
    """The neighbours of each square of an n × n board, by numbers."""
    return lambda square: [row * n + column for row, column in neighbours_on(n, n, divmod(square, n))]


def ring_neighbours(size: int, reach: int) -> Neighbours:
    """The neighbours in a ring of ``size`` squares, each near to ``reach`` on both sides."""
    return lambda square: sorted({(square + step) % size for step in range(-reach, reach + 1)} - {square})


def knight_text(n: int) -> str:
    """The same neighbours as text that can be pasted."""
    if n == 1:
        return "lambda k: []"
    return f"lambda k: [j for j in range({n * n}) if abs(k // {n} - j // {n}) * abs(k % {n} - j % {n}) == 2]"


def ring_text(size: int, reach: int) -> str:
    """The neighbours in a ring as text that can be pasted."""
    return f"lambda k: [(k + step) % {size} for step in range({-reach}, {reach + 1}) if step]"


def judge_tables(student: Student, sides: Sequence[int]) -> None:
    """Judge ``neighbour_table``: for each square just its neighbours, in any order."""
    calls = [Call("neighbour_table", (side,)) for side in sides]

    def judge(place: int, answer: Answer) -> None:
        side, call = sides[place], calls[place]
        table = returned(student, call, answer, _("a list of lists"), (list, tuple))
        if len(table) != side * side:
            raise _wrong(call, shown(table, 100), told.words_of_table_length(side * side, len(table)), "table-length")
        right = knight_neighbours(side)
        for square, found in enumerate(table):
            _judge_neighbours(call, square, found, right(square), side)

    judge_each(student, calls, judge)


def _judge_neighbours(call: Call, square: int, found: Value, right: Sequence[int], side: int) -> None:
    got = _("for square {square}: {found}").format(square=square, found=shown(found, 80))
    if not isinstance(found, list | tuple | set):
        raise _wrong(call, got, told.words_of_no_list(square), "no-list")
    for other in found:
        if isinstance(other, float | bool):  # it may equal a right number, but it is none
            raise _wrong(call, got, told.words_of_no_number(square, other), "no-number")
        if other not in right:
            raise _wrong(call, got, told.words_of_wrong_neighbour(square, other, side), "not-a-neighbour")
    for other in right:
        if other not in found:
            raise _wrong(call, got, told.words_of_neighbour_missing(square, other, side), "neighbour-missing")
        if list(found).count(other) > 1:
            raise _wrong(call, got, told.words_of_neighbour_twice(square, other), "neighbour-twice")


def judge_steps(student: Student, steps: Sequence[tuple[int, Sequence[int]]]) -> None:
    """Judge ``step_on`` for the last square of each walk on a board of some side: marks and counts after it."""
    taken = [Step(side, walk) for side, walk in steps]

    def judge(place: int, answer: Answer) -> None:
        step = taken[place]
        if answer.ending is not Ending.RETURNED:
            returned(student, step.call, answer, "", (object,))
        left: tuple[Any, ...] = answer.arguments or step.call.arguments
        _judge_step(step, left)

    judge_each(student, [step.call for step in taken], judge)


@dataclass(frozen=True)
class Step:
    """A call of ``step_on``: the last step of a walk over the squares of a board."""

    side: int
    walk: Sequence[int]

    @cached_property
    def table(self) -> list[list[int]]:
        """The neighbour table of the board."""
        return [list(squares) for squares in map(knight_neighbours(self.side), range(self.side**2))]

    @cached_property
    def call(self) -> Call:
        """The call; its arguments come back as it leaves them."""
        before = set(self.walk[:-1])
        given = (self.walk[-1], self.table, _marks(before, self.table), _counts(before, self.table))
        return Call("step_on", given, echo=True)

    @property
    def text(self) -> str:
        """What can be pasted to see what becomes of marks and counts."""
        square, table, visited, counts = self.call.arguments
        lists = literal(table) if self.side <= 3 else f"neighbour_table({self.side})"
        given = f"table = {lists}\nvisited, counts = {literal(visited)}, {literal(counts)}"
        return f"{given}\nstep_on({square}, table, visited, counts)\nvisited, counts"


def judge_work_of_a_step(student: Student, side: int, square: int) -> None:
    """Judge ``step_on`` by how many lists of the table it reads."""
    step = Step(side, (square,))
    asked = replace(
        step.call, arguments=(square, Expression(f"{READINGS_NAME}({step.table})"), *step.call.arguments[2:])
    )
    answer, reads = student.ask([asked, Call(READINGS_NAME, ())])
    lists = f"neighbour_table({side})"
    text = call_text("step_on", [str(square), lists, f"[False] * {side**2}", f"list(map(len, {lists}))"])
    if answer.ending is not Ending.RETURNED:
        returned(student, step.call, answer, "", (object,))
    read = count_told(student, READINGS_NAME, reads)
    if read > LISTS_READ:
        words = told.words_of_too_many_lists(read, len(step.table[square]))
        raise _wrong(text, _("the counts, with too much work"), words, "too-much-work")


def _marks(visited: set[int], table: Sequence[Sequence[int]]) -> list[bool]:
    return [square in visited for square in range(len(table))]


def _counts(visited: set[int], table: Sequence[Sequence[int]]) -> list[int]:
    return [sum(other not in visited for other in squares) for squares in table]


def _judge_step(step: Step, left: tuple[Any, ...]) -> None:
    _square, table_left, marks_left, counts_left = left
    got = _("afterwards visited is {marks}").format(marks=shown(marks_left, 100))
    if table_left != step.table:
        raise _wrong(step.text + ", table", shown(table_left, 80), told.words_of_table_changed(), "table-changed")
    marks, counts = _marks(set(step.walk), step.table), _counts(set(step.walk), step.table)
    for square, mark in enumerate(marks):
        if _at(marks_left, square) != mark:
            is_stepped = square == step.walk[-1]
            words = told.words_of_not_marked(square) if is_stepped else told.words_of_other_mark(square, mark)
            raise _wrong(step.text, got, words, "not-marked" if is_stepped else "other-mark")
    got = _("afterwards counts is {counts}").format(counts=shown(counts_left, 100))
    for square, count in enumerate(counts):
        if not marks[square] and _at(counts_left, square) != count:
            words = told.words_of_wrong_count(square, count, _at(counts_left, square))
            raise _wrong(step.text, got, words, "wrong-count")


def _at(values: Any, place: int) -> Any:
    return values[place] if isinstance(values, list | tuple) and place < len(values) else None


def judge_kept_walks(student: Student, walks: Sequence[tuple[int, int, str, Neighbours]], seconds: float = 2.0) -> None:
    """Judge ``kept_walk``: each walk by the rule, with few questions for neighbours."""
    calls = [
        Call("kept_walk", (size, start, Expression(text)), seconds=seconds) for size, start, text, _around in walks
    ]

    def judge(place: int, answer: Answer) -> None:
        (size, start, _text, around), call = walks[place], calls[place]
        walk = returned(student, call, answer, _("a list of square numbers"), (list, tuple))
        flaw = first_numbered_flaw(walk, size, start, around)
        if flaw is not None:
            place, kind, text = flaw
            raise _wrong(call, shown(walk, 100), told.words_of_walk_flaw(place, text), kind)
        asked, most = answer.counts.get("argument-2", 0), LOOKS * size
        if asked > most:
            got = _("a right walk, with too many questions")
            raise _wrong(call, got, told.words_of_too_many_looks(asked, most, size), "too-much-work")

    judge_each(student, calls, judge)


def judge_work_of_a_walk(student: Student, size: int, reach: int, seconds: float = 5.0) -> None:
    """Judge ``kept_walk`` in a ring by how often it reads the lists of neighbours that it was given.

    Lists of its own go unseen.  But whoever counts anew from these takes ``reach`` times as long, and does not end.
    """
    text = ring_text(size, reach)
    call = Call("kept_walk", (size, 0, Expression(text)), seconds=seconds)
    watched = Expression(text.replace("[", f"{READINGS_NAME}([", 1) + ")")
    answer, reads = student.ask([replace(call, arguments=(size, 0, watched)), Call(READINGS_NAME, ())])
    held = size * 2 * reach
    if answer.ending is Ending.LOOPED:
        got = _("nothing: it was stopped after {seconds} seconds").format(seconds=round(seconds))
        raise Wrong(_explained(call, got, told.words_of_counting_anew(size, 2 * reach), "too-much-work"), fatal=True)
    returned(student, call, answer, _("a list of square numbers"), (list, tuple))
    read = count_told(student, READINGS_NAME, reads)
    if read > READS * held:
        got = _("a right walk, with too much work")
        raise _wrong(call, got, told.words_of_too_much_reading(read, held), "too-much-work")


def first_numbered_flaw(walk: Sequence[Any], size: int, start: int, around: Neighbours) -> tuple[int, str, str] | None:
    """The first place at which a walk over numbered squares breaks the rule, with the kind and the words for it."""
    if not walk:
        return 0, "wrong-start", _("The walk must begin on square {start}. It is empty.").format(start=start)
    for place, square in enumerate(walk):
        if isinstance(square, float | bool):  # it may equal a right number, but it is none
            return place, "no-number", _("The walk holds {square}, which is no whole number.").format(square=square)
    if walk[0] != start:
        said = _("The walk must begin on square {start}. It begins on {first}.")
        return 0, "wrong-start", said.format(start=start, first=shown(walk[0], 20))
    counts = [len(around(square)) for square in range(size)]
    visited = [False] * size
    for place, square in enumerate(walk):
        visited[square] = True
        free = []
        for other in around(square):
            counts[other] -= 1
            if not visited[other]:
                free.append(other)
        if place + 1 == len(walk):
            return None if not free else (place, "stopped-early", _stopped(square, free[0]))
        fault = _first_fault(walk[place + 1], square, free, counts)
        if fault is not None:
            return place + 1, *fault
    return None


def _first_fault(chosen: Any, square: int, free: Sequence[int], counts: Sequence[int]) -> tuple[str, str] | None:
    if chosen not in free:
        return "not-free", _("From square {square} the walk goes to {chosen}, which is no unvisited neighbour.").format(
            square=square, chosen=shown(chosen, 20)
        )
    best = min(free, key=lambda other: counts[other])
    if counts[chosen] > counts[best]:
        return "not-smallest", _(
            "The walk goes to square {chosen} with {many} unvisited neighbours. Square {best} has only {few}."
        ).format(chosen=chosen, many=counts[chosen], best=best, few=counts[best])
    return None


def _stopped(square: int, other: int) -> str:
    return _("The walk stops on square {square}, but it can go on to {other}.").format(square=square, other=other)


def judge_fast_tours(student: Student, walks: Sequence[tuple[int, Position]], seconds: float = 2.0) -> None:
    """Judge ``fast_tour`` by replaying each walk with counts that are kept up to date."""
    calls = [Call("fast_tour", walk, seconds=seconds, items=walk[0] * (walk[0] + 1) + 1, echo=True) for walk in walks]

    def judge(place: int, answer: Answer) -> None:
        (side, start), call = walks[place], calls[place]
        board = returned(student, call, answer, _("the board, a list of rows"), (list, tuple))
        flaw = None if is_walk(board, side, start) else first_walk_flaw(board, start, side, side)
        flaw = flaw or first_choice_flaw(board, side)
        if flaw is not None:
            words = words_of_flaw(flaw)
            raise Wrong(
                Explanation(
                    text_of(call),
                    board_in_words(board, flaw),
                    words.rule,
                    words.next,
                    flaw.kind,
                    picture=walk_picture(board, flaw) if side <= 50 else None,
                )
            )
        leaves_arguments_alone(call, answer, (_("the size"), _("the start")))

    judge_each(student, calls, judge)


def judge_largest_tour(student: Student) -> None:
    """Judge ``fast_tour`` on the largest board."""
    judge_fast_tours(student, [(LARGEST, (0, 0))], seconds=20.0)


def is_walk(board: Value, side: int, start: Position) -> bool:
    """Whether a board is the record of a legal walk; faster than ``first_walk_flaw``, which says why it is not."""
    if len(board) != side or any(not isinstance(row, list) or len(row) != side for row in board):
        return False
    if len({id(row) for row in board}) != side or {type(number) for row in board for number in row} != {int}:
        return False
    numbers = [number for row in board for number in row]
    last = max(numbers)
    if min(numbers) < 0 or last == 0 or last + numbers.count(0) != side * side:
        return False
    places = _places(board)
    if places[1] != _place(start, side + 4) or 0 in places[1:]:
        return False
    return set(map(sub, places[2:], places[1:])) <= set(_steps(side + 4))


def _places(board: Board) -> list[int]:
    """Where each step was made, by numbers of places; 0 for a step that is missing."""
    width = len(board) + 4
    places = [0] * (max(map(max, board)) + 1)
    for row, numbers in enumerate(board, start=2):
        for place, number in enumerate(numbers, start=row * width + 2):
            places[number] = place
    return places


def _place(square: Position, width: int) -> int:
    """The number of a square among those of a board with two more rows and columns all around."""
    return (square[0] + 2) * width + square[1] + 2


def _square_at(place: int, width: int) -> Position:
    return place // width - 2, place % width - 2


def _steps(width: int) -> list[int]:
    """How the numbers of two places differ that are a knight's move apart."""
    return [down * width + right for down, right in MOVES]


def first_choice_flaw(board: Board, side: int) -> Flaw | None:
    """The first step of a legal walk that does not go to a square with the fewest ways on.

    Two rows and columns all around count as visited.  The count of a visited square is 100 too large, so that the
    smallest count around a square is that of a free one.  All this for boards of a million squares.
    """
    width = side + 4
    steps, places, counts = _steps(width), _places(board), _first_counts(side)
    for step, (square, chosen) in enumerate(pairwise(places[1:]), start=2):
        counts[square] += 100
        fewest = 100
        for move in steps:
            left = counts[square + move] = counts[square + move] - 1
            if left < fewest:  # noqa: PLR1730  min() takes longer, a million times
                fewest = left
        if counts[chosen] > fewest:
            best = next(square + move for move in steps if counts[square + move] == fewest)
            pair = (_square_at(chosen, width), _square_at(best, width))
            return Flaw("not-smallest", step, pair, counts[chosen], fewest)
    square = places[-1]
    return _end_flaw(len(places) - 1, square, [square + move for move in steps if counts[square + move] < 50], width)


def _first_counts(side: int) -> list[int]:
    """The counts of an empty board with two rows and columns around it."""
    edge = [100] * (2 * (side + 4))
    counts = list(edge)
    for row in range(side):
        line = [len(neighbours_on(side, side, (row, column))) for column in range(min(side, 4))]
        counts += [100, 100, *_stretched(line, side), 100, 100]
    return counts + edge


def _stretched(line: list[int], side: int) -> list[int]:
    """The counts of a whole row from those of its first squares: the row reads the same from both ends."""
    if side <= 4:
        return line
    middle = [line[2]] * (side - 4)
    return [*line[:2], *middle, *reversed(line[:2])]


def _end_flaw(step: int, square: int, free: Sequence[int], width: int) -> Flaw | None:
    """The flaw of a walk that ends though it could go on."""
    if not free:
        return None
    squares = (_square_at(square, width), *(_square_at(other, width) for other in free))
    return Flaw("stopped-early", step, squares, step, len(free))
