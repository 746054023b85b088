"""Judging in lessons: boards that look right, the learner's own verdicts on them, and what their own tests catch."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from knightstour.board import Board, Position, accessibility
from knightstour.draw.svg import element, words
from knightstour.feedback.benches import name_of_kind
from knightstour.feedback.literals import shortened, shown
from knightstour.feedback.literals import square as square_text
from knightstour.judges.bench import Report, TestResult, Trial, try_first, try_programs
from knightstour.judging import Wrong, judge_load
from knightstour.lent.checking import BENCH
from knightstour.messages import _, ngettext
from knightstour.notebook.boards import beside
from knightstour.notebook.cards import Card, board_card, card, code, note, told_card
from knightstour.notebook.experiments import table
from knightstour.notebook.values import wrong_type
from knightstour.notebook.work import RUNNER_LOCK, NotReady, OwnFunction, calm, shared_runner, unfinished, value_of
from knightstour.programs import Program, faulty_programs, kinds_of_fault, right_programs
from knightstour.results import Mark, Picture
from knightstour.rules import first_greedy_flaw, walk_of
from knightstour.runner.answers import Call
from knightstour.specimens import CLOSED, GLUED, OPEN, Rows
from knightstour.submission import Desk, Student
from knightstour.widgets import BoardToClick

CORNER: Position = (0, 0)
ASIDE: Rows = ((1, 21, 11, 16, 7), (12, 17, 8, 22, 10), (18, 2, 20, 6, 15), (25, 13, 4, 9, 23), (3, 19, 24, 14, 5))
# Boards that look like tours from the corner, and the square at which each goes wrong.
SUSPECTS: dict[str, tuple[Rows, Position]] = {
    "the first": (ASIDE, (2, 0)),
    "the second": (GLUED[2], (3, 0)),
    "the third": (OPEN[6], (1, 1)),
}
EACH = 4  # programs of each kind on which tests are tried in a lesson


def _board(rows: Rows) -> Board:
    return [list(row) for row in rows]


@calm
def find_by_eye(name: str) -> Any:
    """A board that looks like a tour from the corner, on which to choose the square where it goes wrong."""
    rows, answer = SUSPECTS[name]
    return BoardToClick(_board(rows), [answer], name=f"suspect {name}", label=_("Choose the square that is wrong"))


@calm
def show_own_jumps(is_jump: OwnFunction, side: int, square: Position) -> Card:
    """The squares to which the learner's own function finds a move."""
    squares = [(row, column) for row in range(side) for column in range(side)]
    values = is_jump.map([(square, other) for other in squares])
    for other, value in zip(squares, values, strict=True):
        if not isinstance(value, bool):
            raise wrong_type(is_jump.name, (square, other), value, _("True or False"))
    marks: dict[Position, Mark] = {
        other: "candidate" for other, value in zip(squares, values, strict=True) if value and other != square
    }
    sentence = ngettext(
        "Your {name} says True for {count} square.", "Your {name} says True for {count} squares.", sum(values)
    ).format(name=is_jump.name, count=sum(values))
    board = [[0] * side for _row in range(side)]
    return board_card(Picture(board, marks, square), _("The squares that your function finds"), sentence)


@calm
def show_own_verdicts(function: OwnFunction) -> Any:
    """What the learner's own function says of the three boards that look right."""
    boards = [_board(rows) for rows, _answer in SUSPECTS.values()]
    values = function.map([(board, CORNER) for board in boards])
    return beside(*(_verdict(function, board, value) for board, value in zip(boards, values, strict=True)))


def _verdict(function: OwnFunction, board: Board, value: Any) -> Card:
    marks: dict[Position, Mark] = {}
    if function.name == "is_tour":
        if not isinstance(value, bool):
            raise wrong_type(function.name, (board, CORNER), value, _("True or False"))
    elif value is not None:
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise wrong_type(function.name, (board, CORNER), value, _("a fault and its number, or None"))
        marks = {
            (row, column): "wrong"
            for row, numbers in enumerate(board)
            for column, number in enumerate(numbers)
            if number == value[1]
        }
    sentence = _("Your {name} says {value}.").format(name=function.name, value=shown(value, 60))
    return board_card(Picture(board, marks), _("A board that looks right"), sentence)


@calm
def show_own_closed(is_closed: OwnFunction) -> Any:
    """What the learner's own function says of an open tour and of a closed one."""
    boards = [_board(rows) for rows in (OPEN[4], CLOSED[1])]
    values = is_closed.map([(board,) for board in boards])
    cards = []
    for board, value in zip(boards, values, strict=True):
        if not isinstance(value, bool):
            raise wrong_type(is_closed.name, (board,), value, _("True or False"))
        sentence = _("Your {name} says {value}.").format(name=is_closed.name, value=value)
        walk = walk_of(board)
        cards.append(board_card(Picture(board, {walk[0]: "start"}, walk[-1]), _("A tour"), sentence))
    return beside(*cards)


@calm
def count_swaps(is_tour: OwnFunction) -> Card:
    """How many boards the learner's own function takes for tours, of all that two swapped numbers can make."""
    rows = OPEN[4]
    squares = [(row, column) for row in range(5) for column in range(5)]
    boards = [_swapped(rows, one, other) for one, other in combinations(squares, 2)]
    values = is_tour.map([(board, _start_of(board)) for board in boards])
    for board, value in zip(boards, values, strict=True):
        if not isinstance(value, bool):
            raise wrong_type(is_tour.name, (board, _start_of(board)), value, _("True or False"))
    sentence = _("Of {total} boards your {name} takes {count} for tours.").format(
        total=len(boards), name=is_tour.name, count=sum(values)
    )
    found = next((board for board, value in zip(boards, values, strict=True) if value), None)
    if found is None:
        return note(sentence)
    pair = [rows[at[0]][at[1]] for at in squares if found[at[0]][at[1]] != rows[at[0]][at[1]]]
    swapped = _("On this board {one} and {other} are swapped.").format(one=min(pair), other=max(pair))
    return board_card(Picture(found), _("A tour with two numbers swapped"), f"{sentence} {swapped}")


def _swapped(rows: Rows, one: Position, other: Position) -> Board:
    board = _board(rows)
    board[one[0]][one[1]], board[other[0]][other[1]] = rows[other[0]][other[1]], rows[one[0]][one[1]]
    return board


def _start_of(board: Board) -> Position:
    return next((row, numbers.index(1)) for row, numbers in enumerate(board) if 1 in numbers)


@calm
def show_one_call(n: int, start: Position) -> Card:
    """Of each kind of faulty programs, how many give a right board for one call."""
    rows = []
    for kind in kinds_of_fault():
        programs = [program for program in faulty_programs() if program.kind == kind]
        right = sum(_is_right(program, n, start) for program in programs)
        rows.append([name_of_kind(kind), str(len(programs)), str(right)])
    total = sum(int(row[2]) for row in rows)
    sentence = _("{right} of {total} faulty programs give a right board for {call}.").format(
        right=total, total=len(faulty_programs()), call=f"find_tour({n}, {square_text(start)})"
    )
    head = [_("kind of fault"), _("programs"), _("right for this call")]
    return table(_("What one call tells"), head, rows, sentence)


def _is_right(program: Program, n: int, start: Position) -> bool:
    ((kind, value, _words),) = program.play([(n, *start)])
    return kind == "result" and first_greedy_flaw(value, n, start, accessibility) is None


@calm
def show_catches(tests: OwnFunction) -> Card:
    """Which of the learner's own tests catch which kinds of faulty programs, and which right programs they blame."""
    work = tests.work
    work.refuse_if_missing()
    with RUNNER_LOCK:
        student = Student(Desk(work.file, shared_runner(), own_folder=work.is_folder), tests.name, (BENCH,))
        try:
            judge_load(student)
            first = _first_trial(student, tests.name)
            chosen = [*right_programs()[:EACH], *_some_of_each_kind()]
            report = Report(first, try_programs(student, chosen, first.calls, stop=False))
        except Wrong as wrong:
            raise NotReady(told_card(_("Your file cannot be used yet."), wrong.explanation)) from None
        finally:
            student.desk.close()
    return _catches(report)


def _catches(report: Report) -> Card:
    """For each kind of programs, how many fail a test, and which tests those are, by numbers that a list explains."""
    results = (result for trial in (report.first, *report.trials.values()) for result in trial.results)
    names = list(dict.fromkeys(_name_of(result) for result in results if result.ending != "unfinished"))
    rows = [
        _row(report, names, name_of_kind(kind), [program for program in report.trials if program.kind == kind])
        for kind in kinds_of_fault()
    ]
    right = [program for program in report.trials if program.is_right]
    rows.append(_row(report, names, _("right programs"), right))
    caught, total = len(report.caught()), len(report.trials) - len(right)
    sentence = _("Your tests catch {caught} of {total} faulty programs, and blame {blamed} right ones.").format(
        caught=caught, total=total, blamed=len(report.blamed)
    )
    head = [_("kind of fault"), _("fail a test"), _("by your tests")]
    shown_table = table(_("What your tests catch"), head, rows, sentence)
    entries = (element("li", code(shortened(name, 80))) for name in names)
    listed = card(
        element("p", words(_("Your tests")), class_="kt-head"),
        element("ol", *entries, style="overflow-wrap:anywhere"),
        text="\n".join(f"{number}  {shortened(name, 80)}" for number, name in enumerate(names, start=1)),
        name=_("Your tests"),
    )
    return Card(shown_table.html + listed.html, f"{shown_table.text}\n\n{listed.text}")


def _name_of(result: TestResult) -> str:
    """The name of a test, the same for all values that it is tried with."""
    return result.name.partition("[")[0]


def _first_trial(student: Student, name: str) -> Trial:
    first = try_first(student, stop=False)
    if first.answer is not None:
        value_of(Call(name, ()), first.answer)
    if all(result.ending == "unfinished" for result in first.results):
        raise NotReady(unfinished(name))
    return first


def _some_of_each_kind() -> list[Program]:
    return [
        program
        for kind in kinds_of_fault()
        for program in [program for program in faulty_programs() if program.kind == kind][:EACH]
    ]


def _row(report: Report, names: Sequence[str], kind: str, programs: Sequence[Program]) -> list[str]:
    results = [result for program in programs for result in report.trials[program].results]
    failing = {_name_of(result) for result in results if result.ending == "failed"}
    numbers = [str(number) for number, name in enumerate(names, start=1) if name in failing]
    caught = sum(report.trials[program].says_faulty for program in programs)
    return [kind, f"{caught} / {len(programs)}", ", ".join(numbers) or "-"]
