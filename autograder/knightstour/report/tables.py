"""Results as tables for other programs: a spreadsheet and a test report."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from knightstour.feedback.text import points
from knightstour.results import CheckResult, ExerciseResult, Result, Status
from knightstour.visible import visible

_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "\t", "\r", "\n")
_LONGEST = 4000

Exercise = tuple[str, str]  # its unit and its name


def grades_csv(results: Sequence[Result]) -> str:
    """One row for each submission: the points of each exercise, their sum, and the points to be had."""
    exercises = list(dict.fromkeys((item.unit, item.name) for result in results for item in result.exercises))
    return "".join([grades_heading(exercises), *(grades_row(result, exercises) for result in results)])


def grades_heading(exercises: Sequence[Exercise]) -> str:
    """The first line of the table of grades."""
    return csv_line(["submission", *_headings(exercises), "score", "max_score"])


def grades_row(result: Result, exercises: Sequence[Exercise]) -> str:
    """One submission in the table of grades.

    Where the grader itself failed nobody knows the points, so they are blank and no 0.
    """
    ours = [item for item in result.exercises if item.status is Status.GRADER_ERROR]
    scores = {(item.unit, item.name): "" if item in ours else points(item.score) for item in result.exercises}
    own = (scores.get(exercise, "") for exercise in exercises)
    return csv_line([result.submission, *own, "" if ours else points(result.score), points(result.max_score)])


def csv_line(values: Iterable[str]) -> str:
    """One line of a table for spreadsheets."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow([cell(value) for value in values])
    return text.getvalue()


def _headings(exercises: Sequence[Exercise]) -> list[str]:
    """The names of the exercises, with their unit where two share one."""
    times = Counter(name for _unit, name in exercises)
    return [name if times[name] == 1 else f"{unit}.{name}" for unit, name in exercises]


def cell(text: str) -> str:
    """``text`` as a cell that no spreadsheet takes for a formula."""
    guarded = text.lstrip(" ").startswith(_FORMULA)
    return ("'" if guarded else "") + visible(text)


JUNIT_BEFORE = '<?xml version="1.0" encoding="utf-8"?>\n<testsuites name="knightstour">\n'
JUNIT_AFTER = "</testsuites>\n"


def junit_xml(results: Sequence[Result]) -> str:
    """The checks of all submissions as a test report of the kind that build servers read."""
    return "".join([JUNIT_BEFORE, *(junit_suite(result) for result in results), JUNIT_AFTER])


def junit_suite(result: Result) -> str:
    """One submission in the test report."""
    cases = [(exercise, check) for exercise in result.exercises for check in exercise.checks]
    counts = Counter(_outcome(check) for _exercise, check in cases)
    numbers = f'failures="{counts["failure"]}" errors="{counts["error"]}" skipped="{counts["skipped"]}"'
    lines = "".join(f"  {_case(exercise, check)}\n" for exercise, check in cases)
    head = f'<testsuite name={_attribute(result.submission)} tests="{len(cases)}" {numbers}>'
    return f" {head}\n{lines} </testsuite>\n"


def _outcome(check: CheckResult) -> str | None:
    """The element that stands for a verdict; None for a pass."""
    return {
        Status.FAILED: "failure",
        Status.NOT_STARTED: "failure",
        Status.BLOCKED: "skipped",
        Status.GRADER_ERROR: "error",
    }.get(check.status)


def _case(exercise: ExerciseResult, check: CheckResult) -> str:
    name = f"{exercise.unit}.{exercise.name}"
    head = f"<testcase classname={_attribute(name)} name={_attribute(check.name)}"
    outcome = _outcome(check)
    if outcome is None:
        return f"{head}/>"
    told = check.explanation
    message = told.rule or check.goal
    if outcome == "skipped":
        return f"{head}><skipped message={_attribute(message)}/></testcase>"
    body = "\n".join(text for text in (check.goal, told.call, told.got, told.next) if text)
    kind = told.mistake or told.flaw or check.status.value
    inside = escape(visible(body, _LONGEST, lines=True))
    return f"{head}><{outcome} type={_attribute(kind)} message={_attribute(message)}>{inside}</{outcome}></testcase>"


def _attribute(text: str) -> str:
    return quoteattr(visible(text, _LONGEST))
