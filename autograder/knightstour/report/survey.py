"""What the results of a class say together: counted in one pass, whatever the size of the class."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from knightstour.feedback.text import first_unsolved
from knightstour.results import CheckResult, ExerciseResult, Result, Status

UNREADABLE = "load-error"  # the flaw of a file that could not even be loaded

Key = tuple[str, str]  # a unit and an exercise in it


@dataclass
class Correlation:
    """How far two numbers rise together, kept up to date as pairs come in."""

    count: int = 0
    mean_x: float = 0.0
    mean_y: float = 0.0
    spread_x: float = 0.0
    spread_y: float = 0.0
    joint: float = 0.0

    def add(self, x: float, y: float) -> None:
        """Take in one pair."""
        self.count += 1
        from_x, from_y = x - self.mean_x, y - self.mean_y
        self.mean_x += from_x / self.count
        self.mean_y += from_y / self.count
        self.spread_x += from_x * (x - self.mean_x)
        self.spread_y += from_y * (y - self.mean_y)
        self.joint += from_x * (y - self.mean_y)

    @property
    def value(self) -> float | None:
        """Pearson's coefficient, -1 to 1; None when one of the numbers never changes."""
        if min(self.spread_x, self.spread_y) < 1e-9:
            return None
        return self.joint / math.sqrt(self.spread_x * self.spread_y)


@dataclass
class Item:
    """An exercise or a check as a question put to the class.

    ``marks`` pairs the share of its points that a submission reached with the points it has in everything else.
    """

    name: str
    goal: str = ""
    marks: Correlation = field(default_factory=Correlation)

    @property
    def reached(self) -> float | None:
        """The mean share of the points reached: its difficulty, 0 for a question that nobody solves."""
        return self.marks.mean_x if self.marks.count else None


@dataclass
class ExerciseSurvey:
    """How the class did in one exercise; ``stuck`` are those for whom it is the next thing to do."""

    name: str
    unit: str
    max_score: float = 0.0
    states: Counter[Status] = field(default_factory=Counter)
    stuck: list[str] = field(default_factory=list)
    not_started: list[str] = field(default_factory=list)
    item: Item = field(default_factory=lambda: Item(""))
    checks: dict[str, Item] = field(default_factory=dict)


@dataclass
class Trouble:
    """A known mistake or a broken rule: in which exercise, an example in words, and who has it."""

    name: str
    exercise: str
    example: str
    who: list[str] = field(default_factory=list)


@dataclass
class Survey:
    """The class as a whole."""

    scores: list[float] = field(default_factory=list)
    max_score: float = 0.0
    exercises: dict[Key, ExerciseSurvey] = field(default_factory=dict)
    mistakes: dict[tuple[Key, str], Trouble] = field(default_factory=dict)
    flaws: dict[tuple[Key, str], Trouble] = field(default_factory=dict)
    unreadable: list[tuple[str, str]] = field(default_factory=list)
    at_fault: list[str] = field(default_factory=list)
    finished: int = 0


def survey(results: Iterable[Result]) -> Survey:
    """Count everything that the page of the class shows.

    A fault counts once for a submission and an exercise: the earliest one, which is the one that its author is shown.
    Files that cannot be loaded are listed, and say nothing about single exercises.
    """
    found = Survey()
    for result in results:
        found.scores.append(result.score)
        found.max_score = max(found.max_score, result.max_score)
        if result.has_grader_error:
            found.at_fault.append(result.submission)
        reason = _why_unreadable(result)
        if reason is not None:
            found.unreadable.append((result.submission, reason))
            continue
        _count_result(found, result)
    return found


def _why_unreadable(result: Result) -> str | None:
    """Why the file could not be loaded; None when it could."""
    for exercise in result.exercises:
        for check in exercise.checks:
            if check.explanation.flaw == UNREADABLE:
                return check.explanation.got or check.explanation.rule or ""
    return None


def _count_result(found: Survey, result: Result) -> None:
    unsolved = first_unsolved(result.exercises)
    if unsolved is None:
        found.finished += 1
    for exercise in result.exercises:
        key = (exercise.unit, exercise.name)
        entry = found.exercises.setdefault(key, ExerciseSurvey(exercise.name, exercise.unit))
        if unsolved is not None and unsolved[0] is exercise:
            entry.stuck.append(result.submission)
        _count_exercise(entry, exercise, result)
        _count_troubles(found, key, exercise, result.submission)


def _count_exercise(entry: ExerciseSurvey, exercise: ExerciseResult, result: Result) -> None:
    entry.max_score = max(entry.max_score, exercise.max_score)
    entry.states[exercise.status] += 1
    if exercise.status is Status.NOT_STARTED:
        entry.not_started.append(result.submission)
    if exercise.max_score:
        entry.item.marks.add(exercise.score / exercise.max_score, result.score - exercise.score)
    for check in exercise.checks:
        item = entry.checks.setdefault(check.name, Item(check.name, check.goal))
        item.marks.add(float(check.status is Status.PASSED), result.score - check.score)


def _count_troubles(found: Survey, key: Key, exercise: ExerciseResult, who: str) -> None:
    """The earliest fault of an exercise, under its rule and, if it is a known one, under its mistake."""
    check = next(_failed(exercise), None)
    if check is None:
        return
    told = check.explanation
    for name, troubles in ((told.mistake, found.mistakes), (told.flaw, found.flaws)):
        if name:
            trouble = troubles.setdefault((key, name), Trouble(name, exercise.name, told.rule or check.goal))
            trouble.who.append(who)


def _failed(exercise: ExerciseResult) -> Iterator[CheckResult]:
    return (check for check in exercise.checks if check.status is Status.FAILED)


def most_common(troubles: Iterable[Trouble]) -> list[Trouble]:
    """The troubles that most have first; the order of those as common as each other is always the same."""
    return sorted(troubles, key=lambda trouble: (-len(trouble.who), trouble.exercise, trouble.name))


def score_bins(scores: Iterable[float], max_score: float) -> list[tuple[str, int]]:
    """How many reached how many points: a column for each point, the last one for full marks.

    With more than 20 points, or a number of points that is not whole, ten columns share them.
    """
    whole = max_score == int(max_score) and 0 < max_score <= 20
    width = 1.0 if whole else max_score / 10
    columns = round(max_score) if whole else 10
    counts: Counter[int] = Counter()
    for score in scores:
        full = score >= max_score
        counts[columns if full else min(int(score / width + 1e-9), columns - 1)] += 1
    return [(f"{index * width:.3g}", counts[index]) for index in range(columns + 1)]


def median(scores: Iterable[float]) -> float:
    """The score in the middle."""
    ordered = sorted(scores)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
