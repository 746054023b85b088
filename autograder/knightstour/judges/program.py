"""The verb for a whole file run as a program: what it prints is judged as walks and sentences."""

from collections.abc import Sequence

from knightstour.board import Board, Position
from knightstour.feedback.endings import words_of_error, words_of_no_end_at_the_end_of_input, words_of_stop
from knightstour.feedback.flaws import words_of_flaw
from knightstour.feedback.literals import shortened
from knightstour.judges.walks import flaw_of_walk, walk_picture
from knightstour.judging import UNFINISHED, NotStarted, Wrong, error_of, flaw_of_ending, refuse_skipped
from knightstour.messages import _
from knightstour.printout import Printout, first_false_claim, leaves_the_verdict_open, read_printout
from knightstour.results import Explanation, Picture
from knightstour.runner.answers import FATAL, Answer, Ending
from knightstour.submission import Student

PROGRAM_SIDE = 8
MOST_STARTS = 6  # in one run: their boards must fit into the output that is kept
MOST_RUNS = 20  # to find a dead end, if the program ends after each walk
# How a square may have to be typed: as the skeleton asks for it, then as programs of the students' own do.
FORMS = ("{row} {column}", "{row}\n{column}", "{row},{column}", "({row}, {column})")


def judge_program(student: Student, starts: Sequence[Position]) -> None:
    """Judge the file run as a program that is given one start square after another.

    A program that ends after its first board is run again for the next start, and one that shows no board is run again
    with squares typed in other forms.  When no walk from ``starts`` comes to a dead end, the other squares are tried
    until one does, since only then the program must say so.
    """
    form, printouts = _run_through(student, starts)
    if all(_verdicts(printouts)):
        others = [(row, column) for row in range(PROGRAM_SIDE) for column in range(PROGRAM_SIDE)]
        others = [square for square in others if square not in starts]
        printouts += _run_through(student, others, form, most_runs=MOST_RUNS)[1]
    if leaves_the_verdict_open(printouts, _verdicts(printouts)):
        raise Wrong(
            Explanation(
                _typed(student, starts, form),
                _("boards, and no word that tells a complete tour from a dead end"),
                _("The program must say whether the tour is complete or the knight came to a dead end."),
                _("Print a sentence after the board."),
                "says-nothing",
            )
        )


def _run_through(
    student: Student, starts: Sequence[Position], form: str = "", most_runs: int | None = None
) -> tuple[str, list[Printout]]:
    """Run the program until every start was walked; with ``most_runs`` only until one walk comes to a dead end.

    The form of typing, if it is not known yet, is found out and returned, too.
    """
    printouts: list[Printout] = []
    waiting, each = list(starts), 0
    while waiting and (most_runs is None or (len(printouts) < most_runs and all(_verdicts(printouts)))):
        asked = waiting[:MOST_STARTS]
        form, answer, printout = _run_in(form, student, asked) if form else _first_run(student, asked)
        each = each or _walks_from_each(printout.boards, asked)
        walked = [start for start in asked for _walk in range(each)][: len(printout.boards)]
        _judge_run(_typed(student, asked, form), answer, printout, asked, walked)
        printouts.append(printout)
        waiting = waiting[len(set(walked)) :]
    return form, printouts


def _first_run(student: Student, starts: Sequence[Position]) -> tuple[str, Answer, Printout]:
    """Run the program in the first form of typing for which it shows a board; in the skeleton's when there is none."""
    first = _run_in(FORMS[0], student, starts)
    ran = first
    for form in FORMS[1:]:
        _form, answer, printout = ran
        if printout.boards or answer.ending in FATAL or answer.ending is Ending.SKIPPED or _is_unfinished(answer):
            break
        ran = _run_in(form, student, starts)
    return ran if ran[2].boards else first


def _run_in(form: str, student: Student, starts: Sequence[Position]) -> tuple[str, Answer, Printout]:
    typed = "".join(form.format(row=row, column=column) + "\n" for row, column in starts)
    answer = student.run_program(typed)
    return form, answer, read_printout(answer.printed, PROGRAM_SIDE)


def _is_unfinished(answer: Answer) -> bool:
    return answer.raised is not None and answer.raised.type_name == UNFINISHED


def _walks_from_each(boards: Sequence[Board], starts: Sequence[Position]) -> int:
    """How many walks a program shows from each start: one, or one for each of several heuristics."""
    each, left = divmod(len(boards), len(starts))
    if each > 1 and not left:
        return each
    row, column = starts[0]
    ends_after_one = len(boards) < len(starts) and all(board[row][column] == 1 for board in boards)
    return max(1, len(boards)) if ends_after_one else 1


def _typed(student: Student, starts: Sequence[Position], form: str) -> str:
    """How to run the program and what to type."""
    squares = [form.replace("\n", " ").format(row=row, column=column) for row, column in starts]
    shown = ("; " if "," in form else ", ").join(squares)
    name = shortened(student.desk.file.name, 40)
    return _("python {file}, then type {squares}").format(file=name, squares=shown)


def _verdicts(printouts: Sequence[Printout]) -> list[bool]:
    """For each board in turn whether its walk is complete."""
    return [_is_complete(board) for printout in printouts for board in printout.boards]


def _is_complete(board: Board) -> bool:
    return all(number > 0 for row in board for number in row)


def _judge_run(
    typed: str, answer: Answer, printout: Printout, starts: Sequence[Position], walked: Sequence[Position]
) -> None:
    """Judge one run of the program, which must show at least the first walk asked for."""
    for start, board in zip(walked, printout.boards, strict=False):
        flaw = flaw_of_walk(board, PROGRAM_SIDE, start, None)
        if flaw is not None:
            rule = words_of_flaw(flaw)
            got = _("for the start {row} {column} it prints this board").format(row=start[0], column=start[1])
            raise Wrong(Explanation(typed, got, rule.rule, rule.next, flaw.kind, picture=walk_picture(board, flaw)))
    _judge_claims(typed, printout)
    _judge_end(typed, answer, shown_all=len(set(walked)) >= len(starts))
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
        raise Wrong(Explanation(typed, got, words.rule, words.next, flaw_of_ending(answer)), fatal=True)
    raised = answer.raised
    if raised is None or shown_all or raised.type_name in ("EOFError", "SystemExit"):
        return
    if _is_unfinished(answer):
        raise NotStarted
    got, words = words_of_error(error_of(raised))
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
