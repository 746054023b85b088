"""The page of a class: where it is stuck, on which rules and mistakes, and how well each question tells."""

from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import quote

from knightstour.draw import svg_histogram, svg_measure, svg_shares
from knightstour.feedback.text import points
from knightstour.messages import _
from knightstour.report.pages import drawing, render
from knightstour.report.survey import ExerciseSurvey, Item, Survey, Trouble, median, most_common, score_bins, survey
from knightstour.results import Result, Status
from knightstour.visible import visible

_FEW = 12  # as many names are shown at once; longer lists are folded up
_MOST = 2000  # no list is longer than this
_PART_OF = {
    Status.PASSED: "passed",
    Status.FAILED: "failed",
    Status.GRADER_ERROR: "failed",
    Status.NOT_STARTED: "not-started",
    Status.BLOCKED: "waiting",
}


def class_page(results: Iterable[Result], unreadable: Sequence[tuple[str, str]] = (), language: str = "en") -> str:
    """The whole page as HTML that loads nothing.

    ``unreadable`` names what could not be graded at all, with the reason.  Names of graded submissions lead to
    ``feedback/<id>.html`` beside the page.
    """
    found = survey(results)
    exercises = list(found.exercises.values())
    return render(
        "class.html",
        language=language.replace("_", "-"),
        count=len(found.scores),
        found=found,
        mean=points(sum(found.scores) / len(found.scores)) if found.scores else "",
        median=points(median(found.scores)) if found.scores else "",
        stuck=_most_stuck(exercises),
        shares=_shares(exercises),
        histogram=_histogram(found),
        exercises=[_exercise(entry) for entry in exercises],
        mistakes=[_trouble(trouble, found) for trouble in most_common(found.mistakes.values())],
        flaws=[_trouble(trouble, found) for trouble in most_common(found.flaws.values())],
        unreadable=[_file(name, reason, graded=True) for name, reason in found.unreadable]
        + [_file(name, reason, graded=False) for name, reason in unreadable],
        at_fault=_names(found.at_fault),
    )


def _most_stuck(exercises: Sequence[ExerciseSurvey]) -> ExerciseSurvey | None:
    """The exercise that is next for more submissions than any other; None when there are several such."""
    most = max((len(entry.stuck) for entry in exercises), default=0)
    stuck = [entry for entry in exercises if len(entry.stuck) == most]
    return stuck[0] if most and len(stuck) == 1 else None


def _shares(exercises: Sequence[ExerciseSurvey]) -> object:
    rows = [(entry.name, _parts(entry)) for entry in exercises]
    return drawing(svg_shares(rows, title=_("How far the class is in each exercise")))


def _parts(entry: ExerciseSurvey) -> Mapping[str, int]:
    parts = dict.fromkeys(_PART_OF.values(), 0)
    for status, count in entry.states.items():
        parts[_PART_OF[status]] += count
    return parts


def _histogram(found: Survey) -> object:
    bins = score_bins(found.scores, found.max_score)
    return drawing(svg_histogram(bins, title=_("How many submissions have how many points")))


def _exercise(entry: ExerciseSurvey) -> dict[str, object]:
    """One exercise as a row of the tables."""
    reached = entry.item.reached
    return {
        "name": entry.name,
        "parts": _parts(entry),
        "max_score": points(entry.max_score),
        "mean": points((reached or 0.0) * entry.max_score),
        "stuck": _names(entry.stuck),
        "not_started": _names(entry.not_started),
        "item": _item(entry.item),
        "checks": [_item(item) for item in entry.checks.values()],
    }


def _item(item: Item) -> dict[str, object]:
    reached, tells = item.reached, item.marks.value
    return {
        "goal": item.goal,
        "reached": "–" if reached is None else f"{100 * reached:.0f} %",
        "measure": drawing(svg_measure(reached or 0.0)),
        "tells": "–" if tells is None else f"{tells:.2f}".replace("-", "−"),
    }


def _trouble(trouble: Trouble, found: Survey) -> dict[str, object]:
    return {
        "name": trouble.name,
        "exercise": trouble.exercise,
        "example": trouble.example,
        "who": _names(trouble.who),
        "measure": drawing(svg_measure(len(trouble.who) / len(found.scores))),
    }


def _names(names: Sequence[str]) -> dict[str, object]:
    """A list of submissions with the places of their pages; the first few are shown at once."""
    people = [_person(name) for name in sorted(names)[:_MOST]]
    return {"count": len(names), "few": people[:_FEW], "more": people[_FEW:], "left": len(names) - len(people)}


def _person(name: str) -> dict[str, str]:
    return {"name": visible(name, 80), "page": f"feedback/{quote(name + '.html', errors='replace')}"}


def _file(name: str, reason: str, *, graded: bool) -> dict[str, object]:
    return {**_person(name), "reason": reason, "graded": graded}
