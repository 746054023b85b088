"""The verbs of the lab's checks: moves, heuristics and walks, judged by the rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from knightstour.board import Board, Heuristic, Position, candidates
from knightstour.feedback.literals import shown
from knightstour.judges.walks import board_in_words, flaw_of_walk, walk_picture
from knightstour.judging import (
    Wrong,
    judge_each,
    leaves_arguments_alone,
    refuse_skipped,
    returned,
    text_of,
    wrong_by,
)
from knightstour.messages import _
from knightstour.results import Explanation, Mark, Picture
from knightstour.rules import first_move_flaw
from knightstour.runner.answers import Answer, Call, Ending, Expression
from knightstour.submission import Student


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

    def judge(place: int, answer: Answer) -> None:
        (board, position), call = cases[place], calls[place]
        moves = returned(student, call, answer, _("a list of squares"), (list, tuple))
        flaw = first_move_flaw(board, position, moves)
        if flaw is not None:
            mark: Mark = "right" if flaw.kind == "move-missing" else "wrong"
            raise wrong_by(call, shown(moves), flaw, Picture(board, dict.fromkeys(flaw.squares, mark), position))
        leaves_arguments_alone(call, answer)

    judge_each(student, calls, judge)


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

    def judge(place: int, answer: Answer) -> None:
        (board, position), call = cases[place], calls[place]
        value = returned(student, call, answer, _("a whole number"), (int,))
        if value != expected(board, position):
            reachable: list[Position] = candidates(board, position) if function == "heuristic_1" else []
            raise Wrong(
                Explanation(
                    call=text_of(call),
                    got=shown(value, 60),
                    rule=reason(board, position),
                    next=next_action,
                    flaw="wrong-value",
                    picture=Picture(board, dict.fromkeys(reachable, "candidate"), position),
                )
            )
        leaves_arguments_alone(call, answer)

    judge_each(student, calls, judge)


def judge_walks(student: Student, walks: Sequence[Walk]) -> list[Answer]:
    """Judge ``find_tour`` by replaying each walk step by step; any tie-break is right."""
    return judge_each(
        student, [walk.call for walk in walks], lambda place, answer: judge_walk(student, walks[place], answer)
    )


def judge_walk(student: Student, walk: Walk, answer: Answer) -> None:
    """Judge one walk that has come back."""
    board = returned(student, walk.call, answer, _("the board, a list of rows"), (list, tuple))
    flaw = flaw_of_walk(board, walk.side, walk.start, walk.values)
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
