"""The text face of a result: progress first, then one explanation, in at most 80 columns and in ASCII."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from knightstour.draw import text_board, text_maze
from knightstour.feedback.literals import folded
from knightstour.messages import _, ngettext
from knightstour.results import CheckResult, ExerciseResult, Explanation, MazePicture, Picture, Result, Status

Style = Literal["plain", "title", "passed", "failed", "quiet"]

MOST_LINES = 24
MOST_CALL_LINES = 6

_SIGNS = {
    Status.PASSED: "[ok]",
    Status.FAILED: "[ x]",
    Status.NOT_STARTED: "[  ]",
    Status.BLOCKED: "[--]",
    Status.GRADER_ERROR: "[ !]",
}
_STYLES: dict[Status, Style] = {
    Status.PASSED: "passed",
    Status.FAILED: "failed",
    Status.NOT_STARTED: "quiet",
    Status.BLOCKED: "quiet",
    Status.GRADER_ERROR: "failed",
}


@dataclass(frozen=True)
class Line:
    """One line of text and the role that decides its colour, where there are colours."""

    text: str
    style: Style = "plain"


def points(number: float) -> str:
    """A number of points without a needless ``.0``."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def status_word(status: Status) -> str:
    """A verdict as a word for people."""
    return {
        Status.PASSED: _("passed"),
        Status.FAILED: _("not yet"),
        Status.NOT_STARTED: _("not started"),
        Status.BLOCKED: _("waiting"),
        Status.GRADER_ERROR: _("our fault"),
    }[status]


def progress_lines(result: Result) -> list[Line]:
    """One line for each exercise, and the points.

    Of several units only those in progress are shown exercise by exercise: the ones begun and not done, or else the
    first that is not done.
    """
    units = [list(group) for _unit, group in itertools.groupby(result.exercises, key=lambda exercise: exercise.unit)]
    total = _("{score} of {max_score} points").format(score=points(result.score), max_score=points(result.max_score))
    if len(units) < 2:
        return [*_unit_lines(result.exercises), Line(total, "title")]
    begun = [unit for unit in units if _state_of(unit) is Status.FAILED]
    shown = begun or [unit for unit in units if _state_of(unit) is not Status.PASSED][:1]
    width = max(len(f"{unit[0].unit}.py") for unit in units)
    lines: list[Line] = []
    for unit in units:
        if unit in shown:
            lines += [Line(f"{unit[0].unit}.py", "title"), *_unit_lines(unit)]
        else:
            share = _share(sum(item.score for item in unit), sum(item.max_score for item in unit))
            state, name = _state_of(unit), f"{unit[0].unit}.py".ljust(width)
            lines.append(Line(f"{_SIGNS[state]} {name}  {share}  {status_word(state)}", _STYLES[state]))
    return [*lines, Line(total, "title")]


def _state_of(unit: Sequence[ExerciseResult]) -> Status:
    """``PASSED`` or ``NOT_STARTED`` when that is so of all exercises of a unit, else ``FAILED``: it is in progress."""
    found = {exercise.status for exercise in unit}
    if found == {Status.PASSED}:
        return Status.PASSED
    return Status.NOT_STARTED if found <= {Status.NOT_STARTED, Status.BLOCKED} else Status.FAILED


def _unit_lines(exercises: Sequence[ExerciseResult]) -> list[Line]:
    width = max((len(exercise.name) for exercise in exercises), default=0)
    return [Line(_exercise_text(exercise, width), _STYLES[exercise.status]) for exercise in exercises]


def _share(score: float, max_score: float) -> str:
    return _("{score} of {max_score}").format(score=points(score), max_score=points(max_score)).ljust(10)


def _exercise_text(exercise: ExerciseResult, width: int) -> str:
    share = _share(exercise.score, exercise.max_score)
    text = f"{_SIGNS[exercise.status]} {exercise.name.ljust(width)}  {share}  "
    if exercise.status is not Status.FAILED:
        return text + status_word(exercise.status)
    passed = sum(check.status is Status.PASSED for check in exercise.checks)
    return text + ngettext(
        "{passed} of {count} check passes", "{passed} of {count} checks pass", len(exercise.checks)
    ).format(passed=passed, count=len(exercise.checks))


def first_unsolved(exercises: Sequence[ExerciseResult]) -> tuple[ExerciseResult, CheckResult] | None:
    """The earliest check that did not pass, faults before what is not started; None when all pass."""
    for wanted in ({Status.GRADER_ERROR, Status.FAILED}, {Status.NOT_STARTED}, {Status.BLOCKED}):
        for exercise in exercises:
            for check in exercise.checks:
                if check.status in wanted:
                    return exercise, check
    return None


def result_lines(result: Result) -> list[Line]:
    """What a student reads: progress, then exactly one thing to do."""
    lines = progress_lines(result)
    unsolved = first_unsolved(result.exercises)
    if unsolved is None:
        return [*lines, Line(""), Line(praise_of(result), "passed")]
    exercise, check = unsolved
    if check.status is Status.NOT_STARTED:
        return [
            *lines,
            Line(""),
            Line(_("Next: write {name}. If you want a hint:").format(name=exercise.name)),
            Line(f"    knightstour hint {exercise.name}"),
        ]
    return [*lines, Line(""), *explanation_lines(exercise.name, check)]


def praise_of(result: Result) -> str:
    """What is said when all that was checked passes; one exercise is not all."""
    if len(result.exercises) == 1:
        return _("{name} works.").format(name=result.exercises[0].name)
    return _("All of it works. Well walked!")


def explanation_lines(exercise: str, check: CheckResult) -> list[Line]:
    """The explanation of one check that did not pass, in at most 24 lines of 80 columns."""
    explanation = check.explanation
    head = [Line(line, "title") for line in folded(heading(exercise, check), hanging="    ")]
    call = _call_lines(explanation)
    got = _told(_("It gave:"), explanation.got)
    rule = _told(_("The rule:"), explanation.rule)
    tail = _told(_("Next:"), explanation.next)
    picture = _picture_lines(explanation, MOST_LINES - len([*head, *call, *got, *rule, *tail]))
    return [*head, *(Line(line) for line in [*call, *got, *rule, *picture, *tail])]


def heading(exercise: str, check: CheckResult) -> str:
    """What the explanation is about: the goal that is missed, unless nothing of the file could be tried."""
    if check.explanation.flaw == "load-error":
        return _("Your file cannot be used yet.")
    return f"{exercise}: {check.goal}"


def explanation_text(check: CheckResult, exercise: str = "") -> str:
    """The same as plain text."""
    return "\n".join(line.text for line in explanation_lines(exercise or check.name, check))


def _call_lines(explanation: Explanation) -> list[str]:
    if not explanation.call:
        return []
    lines = [line for part in explanation.call.split("\n") for line in folded(part, "    ", "        ")]
    if len(lines) > MOST_CALL_LINES:
        lines = [*lines[: MOST_CALL_LINES - 1], "        ..."]
    return [_("You can try it:"), *lines]


def _told(label: str, text: str | None) -> list[str]:
    if not text:
        return []
    first, *rest = text.split("\n")
    return folded(f"{label} {first}", hanging="    ") + [line for item in rest for line in folded(item, "    ")]


def _picture_lines(explanation: Explanation, room: int) -> list[str]:
    picture = explanation.picture
    if picture is None:
        return []
    lines = picture_text(picture).splitlines()
    return lines if len(lines) <= room else []


def picture_text(picture: Picture | MazePicture) -> str:
    """The picture of an explanation in plain ASCII."""
    if isinstance(picture, MazePicture):
        return text_maze(picture.maze, picture.marks, picture.way)
    return text_board(picture.board, picture.marks, picture.knight)
