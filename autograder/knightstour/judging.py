"""The verbs of the checks: ask submitted functions, judge the answers by the rules, explain the first thing wrong."""

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from knightstour.board import Board, Heuristic, Position, candidates
from knightstour.feedback.endings import (
    Error,
    words_of_changed_argument,
    words_of_error,
    words_of_load_error,
    words_of_missing,
    words_of_no_end_at_the_end_of_input,
    words_of_notebook,
    words_of_nothing_returned,
    words_of_stop,
    words_of_wrong_type,
)
from knightstour.feedback.flaws import Words, words_of_flaw
from knightstour.feedback.literals import call_text, literal, shortened, shown, whole
from knightstour.messages import _
from knightstour.printout import Printout, first_false_claim, leaves_the_verdict_open, read_printout
from knightstour.results import Explanation, Mark, Picture
from knightstour.rules import Flaw, first_greedy_flaw, first_move_flaw
from knightstour.runner.answers import FATAL, Answer, Call, Ending, Expression, Foreign, Raised, Value
from knightstour.signatures import is_exercise, parameters_of
from knightstour.submission import Student

UNFINISHED = "NotImplementedError"


class Unjudged(Exception):
    """The check could not be judged; the explanation says why."""

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(explanation.rule)
        self.explanation = explanation


class NotStarted(Exception):
    """The function is still the skeleton's."""


class Wrong(Exception):
    """The work breaks a rule; the explanation says which and shows it."""

    def __init__(self, explanation: Explanation, *, fatal: bool = False) -> None:
        super().__init__(explanation.rule)
        self.explanation = explanation
        self.fatal = fatal  # later calls of this exercise are not worth their time


@dataclass(frozen=True)
class Walk:
    """A call of ``find_tour`` and what is needed to judge it: the same heuristic as text and as a function."""

    side: int
    start: Position
    heuristic: str
    values: Heuristic
    seconds: float = 1.0

    @property
    def call(self) -> Call:
        """The call that asks for this walk."""
        return Call("find_tour", (self.side, self.start, Expression(self.heuristic)), seconds=self.seconds)


def judge_moves(student: Student, cases: Sequence[tuple[Board, Position]], *, unchanged: bool = False) -> None:
    """Judge ``generate_moves`` on each board and square; with ``unchanged`` also that they stay as they are."""
    calls = [Call("generate_moves", case, echo=unchanged) for case in cases]
    for (board, position), call, answer in zip(cases, calls, student.ask(calls), strict=True):
        wanted = _("a list of squares")
        moves = returned(student, call, answer, wanted, (list, tuple))
        flaw = first_move_flaw(board, position, moves)
        if flaw is not None:
            marks: dict[Position, Mark] = {}
            for square in flaw.squares:
                marks[square] = "right" if flaw.kind == "move-missing" else "wrong"
            raise wrong_by(call, shown(moves), flaw, Picture(board, marks, position))
        leaves_arguments_alone(call, answer)


def judge_counts(
    student: Student,
    function: str,
    cases: Sequence[tuple[Board, Position]],
    expected: Callable[[Board, Position], int],
    reason: Callable[[Board, Position], str],
    next_action: str,
    *,
    unchanged: bool = False,
) -> None:
    """Judge a heuristic: its value is unique, so it is compared with ``expected`` on each board and square."""
    calls = [Call(function, case, echo=unchanged) for case in cases]
    for (board, position), call, answer in zip(cases, calls, student.ask(calls), strict=True):
        value = returned(student, call, answer, _("a whole number"), (int,))
        if value != expected(board, position):
            marks: dict[Position, Mark] = dict.fromkeys(candidates(board, position), "candidate")
            raise Wrong(
                Explanation(
                    call=text_of(call),
                    got=shown(value, 60),
                    rule=reason(board, position),
                    next=next_action,
                    flaw="wrong-value",
                    picture=Picture(board, marks if function == "heuristic_1" else {}, position),
                )
            )
        leaves_arguments_alone(call, answer)


def judge_walks(student: Student, walks: Sequence[Walk]) -> list[Answer]:
    """Judge ``find_tour`` by replaying each walk step by step; any tie-break is right."""
    answers = student.ask([walk.call for walk in walks])
    for walk, answer in zip(walks, answers, strict=True):
        judge_walk(student, walk, answer)
    return answers


def judge_walk(student: Student, walk: Walk, answer: Answer) -> None:
    """Judge one walk that has come back."""
    board = returned(student, walk.call, answer, _("the board, a list of rows"), (list, tuple))
    flaw = first_greedy_flaw(board, walk.side, walk.start, walk.values)
    if flaw is not None:
        raise wrong_by(walk.call, board_in_words(board, flaw), flaw, walk_picture(board, flaw))


def judge_fresh_boards(student: Student, walks: Sequence[Walk]) -> None:
    """Judge that a board handed back earlier stays as it was when ``find_tour`` is called again."""
    answers = judge_walks(student, walks)
    for index, (walk, answer) in enumerate(zip(walks, answers, strict=True)):
        later = student.session.reread(index)
        refuse_skipped(later)
        if later.ending is not Ending.RETURNED or later.value != answer.value:
            again = walks[index + 1] if index + 1 < len(walks) else walk
            raise Wrong(
                Explanation(
                    call=f"first = {text_of(walk.call)}\n{text_of(again.call)}\nfirst",
                    got=_("the first board was changed by the second call"),
                    rule=_("Each call must make a board of its own. The board of an earlier call must stay as it was."),
                    next=_("Make the board inside find_tour, not outside of it."),
                    flaw="board-reused",
                )
            )


def judge_work(walk: Walk, answer: Answer, most: int) -> None:
    """Judge that the heuristic was asked at most ``most`` times; calls are counted, not seconds."""
    asked = answer.counts.get("argument-2", 0)  # the heuristic is the third argument
    if asked > most:
        raise Wrong(
            Explanation(
                call=text_of(walk.call),
                got=_("a walk for which the heuristic was asked {count} times").format(count=asked),
                rule=_("A knight has at most 8 candidates, so 8 questions for each step are enough."),
                next=_("Ask the heuristic about each candidate once, and about nothing else."),
                flaw="too-much-work",
            )
        )


def board_in_words(board: Value, flaw: Flaw) -> str:
    """A returned board in a few words where the picture shows the rest, else as it is."""
    if not can_be_drawn(flaw) or len(repr(board)) <= 60:
        return shown(board, 160)
    numbers = [number for row in board for number in row]
    if flaw.kind in {"counted-from-0", "number-out-of-range", "rows-shared", "number-twice"}:
        return _("a board with numbers from {low} to {high}").format(low=whole(min(numbers)), high=whole(max(numbers)))
    visited = sum(number > 0 for number in numbers)
    return _("a board with {visited} of {total} squares visited").format(visited=visited, total=len(numbers))


def can_be_drawn(flaw: Flaw) -> bool:
    """Whether a board with this flaw is a full rectangle of whole numbers that are meant as steps."""
    return flaw.kind not in {"not-a-board", "path-not-board", "not-a-number", "uneven-rows"}


# What is marked where a rule breaks: the first of the flaw's squares, and the others.  The knight needs no mark.
_MARKS: dict[str, tuple[Mark | None, Mark | None]] = {
    "illegal-jump": ("wrong", "before"),
    "not-smallest": ("wrong", "right"),
    "nothing-visited": ("start", None),
    "number-missing": (None, None),
    "number-twice": ("wrong", "wrong"),
    "stopped-early": (None, "candidate"),
    "wrong-start": ("wrong", "start"),
}


def walk_picture(board: Value, flaw: Flaw) -> Picture | None:
    """The board with the squares of its flaw marked, if it can be drawn at all."""
    if not can_be_drawn(flaw):
        return None
    rows = [list(row) for row in board]
    first, others = _MARKS.get(flaw.kind, ("wrong", "wrong"))
    if flaw.kind == "number-missing" and flaw.step == 1:
        first = "start"
    marks: dict[Position, Mark] = {}
    for place, square in enumerate(flaw.squares):
        mark = others if place else first
        if mark is not None and square[0] < len(rows) and square[1] < len(rows[0]):
            marks[square] = mark
    knight = flaw.squares[0] if first is None else None
    return Picture(rows, marks, knight)


def wrong_by(call: Call, got: str, flaw: Flaw, picture: Picture | None) -> Wrong:
    """The work breaks the rule that ``flaw`` says; ``got`` is what came back, in words."""
    words = words_of_flaw(flaw)
    return Wrong(
        Explanation(call=text_of(call), got=got, rule=words.rule, next=words.next, flaw=flaw.kind, picture=picture)
    )


def text_of(call: Call) -> str:
    """The call as a student can paste it."""
    arguments = [item.source if isinstance(item, Expression) else literal(item) for item in call.arguments]
    return call_text(call.function, arguments)


def returned(student: Student, call: Call, answer: Answer, wanted: str, types: tuple[type, ...]) -> Value:
    """The value of an answer, if it is one of ``types``; otherwise the words for what came instead."""
    if answer.ending is not Ending.RETURNED:
        raise _ended_badly(student, call, answer)
    value = answer.value
    if isinstance(value, types) and not (isinstance(value, bool) and bool not in types):
        return value
    if value is None:
        return _raise(call, "returned-none", *words_of_nothing_returned(answer.printed, wanted))
    type_name = value.type_name if isinstance(value, Foreign) else type(value).__name__
    return _raise(call, "wrong-type", *words_of_wrong_type(value, type_name, wanted))


def _raise(call: Call, flaw: str, got: str, words: Words) -> Value:
    raise Wrong(Explanation(call=text_of(call), got=got, rule=words.rule, next=words.next, flaw=flaw))


def leaves_arguments_alone(call: Call, answer: Answer, names: Sequence[str] = ()) -> None:
    """Refuse work that changed what it was given; ``names`` are words for the arguments, for each one in order."""
    for sent, left, name in zip(
        call.arguments, answer.arguments or (), names or (_("the board"), _("the square")), strict=False
    ):
        if left != sent:
            words = words_of_changed_argument(name)
            got = _("its result, but {name} was {left} afterwards").format(name=name, left=shown(left, 160))
            raise Wrong(
                Explanation(call=text_of(call), got=got, rule=words.rule, next=words.next, flaw="changed-argument")
            )


def _ended_badly(student: Student, call: Call, answer: Answer) -> Exception:
    raised = answer.raised
    if answer.ending is Ending.RAISED and raised is not None:
        if raised.type_name == UNFINISHED:
            return NotStarted()
        called = call_text(call.function, parameters_of(call.function).split(", "))
        got, words = words_of_error(_error(raised), called)
        flaw = "raised"
    elif answer.ending is Ending.MISSING:
        similar = _similar_name(call.function, [str(name) for name in student.load().value or []])
        got, words = words_of_missing(call.function, parameters_of(call.function), similar)
        flaw = "missing-function"
    else:
        refuse_skipped(answer)
        got, words = words_of_stop(answer.ending.value, answer.reason)
        flaw = _flaw_of_ending(answer)
    explanation = Explanation(text_of(call), got, words.rule, words.next, flaw, printed=answer.printed)
    return Wrong(explanation, fatal=answer.ending in FATAL)


def _similar_name(function: str, names: Sequence[str]) -> str | None:
    """The name in a file that was most likely meant; never that of another exercise."""
    spelt = {name.replace("_", "").lower(): name for name in names if not is_exercise(name)}
    found = difflib.get_close_matches(function.replace("_", ""), spelt, n=1, cutoff=0.7)
    return spelt[found[0]] if found else None


def _flaw_of_ending(answer: Answer) -> str:
    return answer.ending.value.replace(" ", "-")


def refuse_skipped(answer: Answer) -> None:
    """What was not run cannot be judged: it is not wrong either."""
    if answer.ending is Ending.SKIPPED:
        got, words = words_of_stop(answer.ending.value, answer.reason)
        raise Unjudged(Explanation(got=got, rule=words.rule, next=words.next, flaw=_flaw_of_ending(answer)))


def judge_load(student: Student) -> None:
    """Judge that the file can be loaded at all."""
    answer = student.load()
    if answer.ending is Ending.RETURNED:
        return
    refuse_skipped(answer)
    if _is_notebook(student.desk.file):
        got, words = words_of_notebook()
    elif answer.raised is not None:
        got, words = words_of_load_error(_error(answer.raised))
    else:
        got, words = words_of_stop(answer.ending.value, answer.reason)
        words = _said_of_loading(words)
    call = f"import {student.desk.file.stem}" if student.desk.file.stem.isidentifier() else None
    raise Wrong(Explanation(call, got, words.rule, words.next, "load-error", printed=answer.printed), fatal=True)


def _error(raised: Raised) -> Error:
    return Error(raised.type_name, raised.message, raised.line, raised.source)


def _is_notebook(file: Path) -> bool:
    """Whether a file that cannot be loaded is a notebook by its first bytes."""
    with file.open("rb") as stream:
        beginning = stream.read(4096)
    return beginning.lstrip().startswith(b"{") and b'"cells"' in beginning


def _said_of_loading(words: Words) -> Words:
    """The same words, said of loading the file."""
    return Words(_("This happens while the file is being loaded, before any function is called."), words.next)


def with_mistake(explanation: Explanation, mistake: str, sentence: str, next_action: str) -> Explanation:
    """The explanation with a known mistake named: its sentence after the rule, and its own next action."""
    rule = f"{explanation.rule} {sentence}" if explanation.rule else sentence
    return replace(explanation, rule=rule, next=next_action, mistake=mistake)


PROGRAM_SIDE = 8


def judge_program(student: Student, starts: Sequence[Position]) -> None:
    """Judge the file run as a program that is given one start square after another.

    A program that ends after its first board is run again for the next start.
    """
    waiting = list(starts)
    printouts: list[Printout] = []
    while waiting:
        stdin = "".join(f"{row} {column}\n" for row, column in waiting)
        answer = student.run_program(stdin)
        typed = _("python {file}, then type {squares}").format(
            file=shortened(student.desk.file.name, 40), squares=", ".join(stdin.splitlines())
        )
        printout = read_printout(answer.printed, PROGRAM_SIDE)
        _judge_run(typed, answer, printout, waiting)
        printouts.append(printout)
        waiting = waiting[len(printout.boards) :]
    if leaves_the_verdict_open(printouts, [_is_complete(board) for printout in printouts for board in printout.boards]):
        raise Wrong(
            Explanation(
                typed,
                _("boards, and no word that tells a complete tour from a dead end"),
                _("The program must say whether the tour is complete or the knight came to a dead end."),
                _("Print a sentence after the board."),
                "says-nothing",
            )
        )


def _is_complete(board: Board) -> bool:
    return all(number > 0 for row in board for number in row)


def _judge_run(typed: str, answer: Answer, printout: Printout, starts: Sequence[Position]) -> None:
    """Judge one run of the program, which must show at least the first walk asked for."""
    for start, board in zip(starts, printout.boards, strict=False):
        flaw = first_greedy_flaw(board, PROGRAM_SIDE, start, None)
        if flaw is not None:
            rule = words_of_flaw(flaw)
            got = _("for the start {row} {column} it prints this board").format(row=start[0], column=start[1])
            raise Wrong(Explanation(typed, got, rule.rule, rule.next, flaw.kind, picture=walk_picture(board, flaw)))
    _judge_claims(typed, printout)
    _judge_end(typed, answer, shown_all=len(printout.boards) >= len(starts))
    if not printout.boards:
        raise Wrong(
            Explanation(
                typed,
                shortened(answer.printed.strip(), 160) or _("it prints nothing"),
                _("The program must print the board of {side} rows and {side} columns.").format(side=PROGRAM_SIDE),
                _("Compare your main() with the one in a fresh skeleton."),
                "no-board-printed",
            )
        )


def _judge_end(typed: str, answer: Answer, *, shown_all: bool) -> None:
    """Judge how a run ended.  Who sits at the keyboard sees no end of input, so an error there does not count."""
    refuse_skipped(answer)
    if answer.ending in FATAL:
        got, words = words_of_stop(answer.ending.value, answer.reason)
        if shown_all:
            got, words = words_of_no_end_at_the_end_of_input()
        raise Wrong(Explanation(typed, got, words.rule, words.next, _flaw_of_ending(answer)), fatal=True)
    raised = answer.raised
    if raised is None or shown_all or raised.type_name in ("EOFError", "SystemExit"):
        return
    if raised.type_name == UNFINISHED:
        raise NotStarted
    got, words = words_of_error(_error(raised))
    raise Wrong(Explanation(typed, got, words.rule, words.next, "raised"))


def _judge_claims(typed: str, printout: Printout) -> None:
    total = PROGRAM_SIDE * PROGRAM_SIDE
    visited = [sum(number > 0 for row in board for number in row) for board in printout.boards]
    claim = first_false_claim(printout, [_is_complete(board) for board in printout.boards])
    if claim is None:
        return
    place, sentence = claim
    raise Wrong(
        Explanation(
            typed,
            shortened(sentence, 160),
            _("The board shows {visited} of {total} squares visited. The sentence says something else.").format(
                visited=visited[place], total=total
            ),
            _("Look at the test that chooses between the two sentences."),
            "false-claim",
            picture=Picture(printout.boards[place]),
        )
    )
