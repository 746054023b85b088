"""The page of feedback for one submission: how far it is, then one thing to look at, with a picture of it."""

import functools

from knightstour.board import Board, accessibility, candidates, empty_board
from knightstour.draw import board_figure, maze_figure
from knightstour.feedback.text import first_unsolved, heading, points, status_word
from knightstour.messages import _
from knightstour.report.pages import drawing, render
from knightstour.report.survey import UNREADABLE
from knightstour.results import CheckResult, ExerciseResult, MazePicture, Picture, Result, Status

_SIGNS = {
    Status.PASSED: "right",
    Status.FAILED: "wrong",
    Status.NOT_STARTED: "before",
    Status.BLOCKED: "start",
    Status.GRADER_ERROR: "fault",
}


def feedback_page(result: Result, language: str = "en") -> str:
    """The whole page as HTML that loads nothing; ``language`` is the one its sentences are in."""
    unsolved = first_unsolved(result.exercises)
    exercise, check = unsolved or (None, None)
    return render(
        "feedback.html",
        language=language.replace("_", "-"),
        result=result,
        rows=[_row(item) for item in result.exercises],
        exercise=exercise,
        check=check,
        nothing_tried=heading(exercise.name, check) if exercise and check and _is_unreadable(check) else "",
        to_write=check is not None and check.status is Status.NOT_STARTED,
        figure=drawing(_figure(check)),
        others=_other_failures(result, check),
    )


def _row(exercise: ExerciseResult) -> dict[str, object]:
    """One exercise as a row of the progress table."""
    return {
        "name": exercise.name,
        "sign": _SIGNS[exercise.status],
        "status": exercise.status.value.replace(" ", "-"),
        "word": status_word(exercise.status),
        "score": points(exercise.score),
        "max_score": points(exercise.max_score),
        "weight": f"{exercise.max_score:g}",
        "share": f"{100 * exercise.score / exercise.max_score:.0f}" if exercise.max_score else "0",
    }


def _other_failures(result: Result, explained: CheckResult | None) -> list[tuple[str, str]]:
    """The exercises and goals of the other checks that failed: they are named, and explained when their turn comes.

    Of a file that could not even be loaded nothing was tried, so nothing else is said of it.
    """
    if explained is not None and _is_unreadable(explained):
        return []
    return [
        (exercise.name, check.goal)
        for exercise in result.exercises
        for check in exercise.checks
        if check is not explained and check.status in (Status.FAILED, Status.GRADER_ERROR)
    ]


def _is_unreadable(check: CheckResult) -> bool:
    return check.explanation.flaw == UNREADABLE


def _figure(check: CheckResult | None) -> str:
    """The picture of the failure; a whole tour when there is nothing left to do."""
    if check is None:
        return _tour_figure(_("A knight's tour of all 64 squares"))
    picture = check.explanation.picture
    return "" if picture is None else _board_of(picture)


def _board_of(picture: Picture | MazePicture) -> str:
    if isinstance(picture, MazePicture):
        return maze_figure(picture.maze, picture.marks, picture.way, title=_("The maze at the point in question"))
    return board_figure(picture.board, picture.marks, picture.knight, title=_("The board at the point in question"))


@functools.cache
def _tour_figure(title: str) -> str:
    """The tour that finished work is shown, drawn once for each language: most pages of a class carry it."""
    return board_figure(_whole_tour(), title=title)


def _whole_tour() -> Board:
    """A tour of the 8 × 8 board from its corner, by Warnsdorff's rule."""
    board, square, step = empty_board(8), (0, 0), 1
    board[0][0] = step
    while squares := candidates(board, square):
        square = min(squares, key=lambda candidate: accessibility(board, candidate))
        step += 1
        board[square[0]][square[1]] = step
    return board
