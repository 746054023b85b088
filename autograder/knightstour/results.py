"""The one result object: what was checked, how it ended, and the explanation a student may read."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from knightstour.board import Board, Position

SCHEMA = 1

Mark = Literal["wrong", "right", "before", "start", "candidate", "visited"]


class Status(StrEnum):
    """The verdict on a check or an exercise."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_STARTED = "not started"
    BLOCKED = "blocked"
    GRADER_ERROR = "grader error"


@dataclass(frozen=True)
class Picture:
    """A board with some squares marked.

    ``wrong``: the square at fault; ``right``: a square that the rule asks for; ``before``: the square the knight came
    from; ``start``: where the walk must begin; ``candidate``: a square the knight can go to;
    ``visited``: one that was visited, where no step says so.  ``knight`` is where
    the knight stands, if that is not clear from the steps.
    """

    board: Board
    marks: Mapping[Position, Mark] = field(default_factory=dict)
    knight: Position | None = None


@dataclass(frozen=True)
class MazePicture:
    """A maze with some cells marked, and a way through it drawn as a line.

    ``maze`` is the set of the cells that one can step to, for each cell of each row.
    """

    maze: Sequence[Sequence[Collection[Position]]]
    marks: Mapping[Position, Mark] = field(default_factory=dict)
    way: Sequence[Position] = ()


@dataclass(frozen=True)
class Explanation:
    """One failed check in words, each in the reader's language.

    ``call`` can be pasted into Python; ``got`` is what came back; ``rule`` says what it misses; ``next`` is one next
    action.  ``flaw`` and ``mistake`` are stable ids for reports.
    """

    call: str | None = None
    got: str | None = None
    rule: str | None = None
    next: str | None = None
    flaw: str | None = None
    mistake: str | None = None
    picture: Picture | MazePicture | None = None
    printed: str = ""


@dataclass(frozen=True)
class CheckResult:
    """The verdict on one check; ``earned`` is the part of its points that it brings though it did not pass."""

    name: str
    goal: str
    status: Status
    max_score: float
    explanation: Explanation = Explanation()
    earned: float = 0.0

    @property
    def score(self) -> float:
        """All of the check's points when it passed, else those that it earned all the same."""
        return self.max_score if self.status is Status.PASSED else self.earned


@dataclass(frozen=True)
class ExerciseResult:
    """The verdict on one exercise: its checks in order."""

    name: str
    unit: str
    checks: tuple[CheckResult, ...]

    @property
    def score(self) -> float:
        """The points of its checks."""
        return _summed(check.score for check in self.checks)

    @property
    def max_score(self) -> float:
        """The points to be had."""
        return sum(check.max_score for check in self.checks)

    @property
    def status(self) -> Status:
        """The gravest verdict among the checks."""
        found = {check.status for check in self.checks}
        gravest = (Status.GRADER_ERROR, Status.FAILED, Status.NOT_STARTED, Status.BLOCKED)
        return next((status for status in gravest if status in found), Status.PASSED)


@dataclass(frozen=True)
class Result:
    """Everything that was found out about one submission."""

    submission: str
    isolation: str
    exercises: tuple[ExerciseResult, ...]

    @property
    def score(self) -> float:
        """The points of all exercises."""
        return _summed(exercise.score for exercise in self.exercises)

    @property
    def max_score(self) -> float:
        """The points to be had in all exercises."""
        return sum(exercise.max_score for exercise in self.exercises)

    @property
    def has_grader_error(self) -> bool:
        """Whether some check failed by our own fault."""
        return any(exercise.status is Status.GRADER_ERROR for exercise in self.exercises)

    def as_json(self) -> dict[str, Any]:
        """The result as plain data, the way ``check --json`` prints it."""
        return {
            "schema": SCHEMA,
            "submission": self.submission,
            "isolation": self.isolation,
            "score": self.score,
            "max_score": self.max_score,
            "exercises": [_exercise_as_json(exercise) for exercise in self.exercises],
        }


def _summed(scores: Iterable[float]) -> float:
    """The sum without the dust that parts of a point leave behind their hundredths."""
    return round(sum(scores), 6)


def result_from_json(data: Mapping[str, Any]) -> Result:
    """The result that ``as_json`` made ``data`` from, without pictures and printed text, which JSON leaves out."""
    return Result(
        data["submission"], data["isolation"], tuple(_exercise_from_json(exercise) for exercise in data["exercises"])
    )


def _exercise_from_json(data: Mapping[str, Any]) -> ExerciseResult:
    return ExerciseResult(data["name"], data["unit"], tuple(_check_from_json(check) for check in data["checks"]))


def _check_from_json(data: Mapping[str, Any]) -> CheckResult:
    words = {name: data[name] for name in ("call", "got", "rule", "next", "flaw", "mistake")}
    status = Status(data["status"])
    earned = 0.0 if status is Status.PASSED else data["score"]
    return CheckResult(data["name"], data["goal"], status, data["max_score"], Explanation(**words), earned)


def _exercise_as_json(exercise: ExerciseResult) -> dict[str, Any]:
    return {
        "name": exercise.name,
        "unit": exercise.unit,
        "score": exercise.score,
        "max_score": exercise.max_score,
        "status": exercise.status.value,
        "checks": [_check_as_json(check) for check in exercise.checks],
    }


def _check_as_json(check: CheckResult) -> dict[str, Any]:
    explanation = check.explanation
    return {
        "name": check.name,
        "goal": check.goal,
        "status": check.status.value,
        "score": check.score,
        "max_score": check.max_score,
        "call": explanation.call,
        "got": explanation.got,
        "rule": explanation.rule,
        "next": explanation.next,
        "flaw": explanation.flaw,
        "mistake": explanation.mistake,
    }
