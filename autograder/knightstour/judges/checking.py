"""The verbs of the checks on judging: the student's verdict on a board is held against the course's own."""

from collections.abc import Sequence

from knightstour.board import Board, Position, is_jump
from knightstour.feedback import checking as told
from knightstour.feedback.flaws import Words
from knightstour.feedback.literals import literal, shown
from knightstour.judges.walks import walk_picture
from knightstour.judging import Wrong, judge_each, leaves_arguments_alone, returned, text_of
from knightstour.messages import _
from knightstour.results import Explanation, Picture
from knightstour.rules import Flaw, first_flaw
from knightstour.runner.answers import Answer, Call, Ending, Value
from knightstour.specimens import Specimen
from knightstour.submission import Student

Fault = tuple[str, int]

# The words of the skeleton for the flaws that a board of whole numbers can have.
FAULTS = {
    "number-out-of-range": "strange number",
    "counted-from-0": "counted from 0",
    "number-missing": "missing",
    "number-twice": "twice",
    "wrong-start": "wrong start",
    "illegal-jump": "no jump",
    "stops-after": "not visited",
    "nothing-visited": "not visited",
}


def judged(specimen: Specimen) -> Flaw | None:
    """The first flaw of a board, in the order of the task; None when it is a tour from its start.

    The task knows no rows that are one and the same list: what shows of them are numbers that stand twice.
    """
    flaw = first_flaw(specimen.board, specimen.start)
    if flaw is not None and flaw.kind == "rows-shared":
        return _of_rows_alike(specimen.board)
    if flaw is not None and flaw.kind == "nothing-visited" and specimen.board == [[0]]:
        return Flaw("counted-from-0", squares=((0, 0),), found=0, expected=1)
    return flaw


def _of_rows_alike(board: Board) -> Flaw:
    numbers = board[0]
    total = len(board) * len(numbers)
    strange = [number for number in numbers if not 0 <= number <= total]
    if strange:
        place = (0, numbers.index(min(strange)))
        return Flaw("number-out-of-range", squares=(place,), found=min(strange), expected=total)
    if 1 not in numbers:
        return Flaw("number-missing", 1, (), expected=1)
    squares = tuple((row, numbers.index(1)) for row in range(len(board)))
    return Flaw("number-twice", 1, squares, found=1)


def fault_of(flaw: Flaw | None) -> Fault | None:
    """The answer that ``first_fault`` must give where the board has this flaw."""
    if flaw is None:
        return None
    number = flaw.found if flaw.kind == "number-out-of-range" else flaw.step or 0
    return FAULTS[flaw.kind], 0 if flaw.kind == "nothing-visited" else number


def judge_jumps(student: Student, pairs: Sequence[tuple[Position, Position]]) -> None:
    """Judge ``is_jump`` on pairs of squares."""
    calls = [Call("is_jump", pair, echo=True) for pair in pairs]

    def judge(place: int, answer: Answer) -> None:
        call, wanted = calls[place], is_jump(*pairs[place])
        value = returned(student, call, answer, _("True or False"), (bool,))
        if value != wanted:
            words = told.words_of_jump(*pairs[place], is_jump=wanted)
            raise Wrong(Explanation(text_of(call), shown(value), *words, "wrong-verdict"))
        leaves_arguments_alone(call, answer, (_("the square"), _("the square")))

    judge_each(student, calls, judge)


def judge_tours(student: Student, specimens: Sequence[Specimen]) -> None:
    """Judge ``is_tour``: the verdict on a board is unique."""
    calls = [Call("is_tour", specimen, echo=True) for specimen in specimens]

    def judge(place: int, answer: Answer) -> None:
        board, flaw = specimens[place].board, judged(specimens[place])
        words = told.words_of_no_tour(flaw) if flaw else told.words_of_tour(_total(board))
        _judge_verdict(student, calls[place], answer, flaw, words)

    judge_each(student, calls, judge)


def judge_closed(student: Student, specimens: Sequence[Specimen]) -> None:
    """Judge ``is_closed``: the verdict on a board is unique, wherever its tour begins."""
    calls = [Call("is_closed", (specimen.board,), echo=True) for specimen in specimens]

    def judge(place: int, answer: Answer) -> None:
        board = specimens[place].board
        flaw = first_flaw(board, closed=True)
        if flaw is not None and flaw.kind == "rows-shared":
            flaw = _of_rows_alike(board)
        words = told.words_of_no_tour(flaw) if flaw else told.words_of_tour(_total(board), closed=True)
        _judge_verdict(student, calls[place], answer, flaw, words)

    judge_each(student, calls, judge)


def judge_faults(student: Student, specimens: Sequence[Specimen]) -> None:
    """Judge ``first_fault``: the order in which faults are looked for makes its answer unique."""
    calls = [Call("first_fault", specimen, echo=True) for specimen in specimens]

    def judge(place: int, answer: Answer) -> None:
        call, specimen, flaw = calls[place], specimens[place], judged(specimens[place])
        nothing = answer.ending is Ending.RETURNED and answer.value is None
        wanted_kind = _("a fault and its number, or None")
        value = None if nothing else returned(student, call, answer, wanted_kind, (tuple, list))
        wanted = fault_of(flaw)
        if (None if nothing else _plain(value)) != (None if wanted is None else list(wanted)):
            if flaw is None:
                words = told.words_of_no_fault(_total(specimen.board))
            else:
                words = told.words_of_fault(flaw, literal(wanted))
            raise _wrong(call, value, flaw, words)
        _leaves_alone(call, answer)

    judge_each(student, calls, judge)


def _plain(value: Value) -> Value:
    """A pair as a list, in which neither True nor 1.0 is 1."""
    return [repr(part) if isinstance(part, bool | float) else part for part in value]


def _judge_verdict(student: Student, call: Call, answer: Answer, flaw: Flaw | None, words: Words) -> None:
    value = returned(student, call, answer, _("True or False"), (bool,))
    if value != (flaw is None):
        raise _wrong(call, value, flaw, words)
    _leaves_alone(call, answer)


def _leaves_alone(call: Call, answer: Answer) -> None:
    leaves_arguments_alone(call, answer, (_("the board"), _("the start")))


def _wrong(call: Call, got: Value, flaw: Flaw | None, words: Words) -> Wrong:
    board: Value = call.arguments[0]
    picture = Picture(board) if flaw is None else walk_picture(board, flaw)
    return Wrong(Explanation(text_of(call), shown(got, 160), words.rule, words.next, "wrong-verdict", picture=picture))


def _total(board: Board) -> int:
    return sum(map(len, board))
