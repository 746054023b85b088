"""The course as data: its units and exercises (``course.toml``), and where its content lives.

Sentences about a faulty ``course.toml`` are for those who build the course; like the file itself they stay in English.
"""

import difflib
import functools
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from knightstour.messages import CourseError, _

COURSE_FILE = Path(__file__).with_name("course.toml")
HINTS_PER_EXERCISE = 3

Content = Literal["skeletons", "solutions", "lessons"]
Kind = Literal["function", "program", "tests"]


@dataclass(frozen=True)
class Exercise:
    """One thing to do.  ``needs`` are the exercises without which it cannot be judged.

    A ``function`` is written in the skeleton under the exercise's name; a ``program`` is the whole file, run; ``tests``
    are all tests of the file, the first of them under the exercise's name.
    """

    name: str
    unit: str
    points: float
    hints: tuple[str, ...]
    needs: tuple[str, ...] = ()
    kind: Kind = "function"


@dataclass(frozen=True)
class Unit:
    """One skeleton file with its solution, its checks and its lessons, all found by one stem."""

    stem: str
    title: str
    exercises: tuple[Exercise, ...]
    lessons: tuple[str, ...] = ()

    @property
    def file_name(self) -> str:
        """The name of its skeleton, its solution and the student's file."""
        return f"{self.stem}.py"

    @property
    def points(self) -> float:
        """The points to be had in all its exercises."""
        return sum(exercise.points for exercise in self.exercises)

    @property
    def tests(self) -> str | None:
        """The exercise that consists of the file's tests, if there is one."""
        return next((exercise.name for exercise in self.exercises if exercise.kind == "tests"), None)

    @property
    def functions(self) -> tuple[str, ...]:
        """The functions that a student writes, in order."""
        return tuple(exercise.name for exercise in self.exercises if exercise.kind != "program")


@dataclass(frozen=True)
class Course:
    """The units in the order in which they are taught."""

    units: tuple[Unit, ...]

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """All exercises, in order."""
        return tuple(exercise for unit in self.units for exercise in unit.exercises)

    def find_unit(self, stem: str) -> Unit:
        """The unit with this stem; a sentence for the user when there is none."""
        units = {unit.stem: unit for unit in self.units}
        if stem not in units:
            raise CourseError(_unknown(_("There is no unit {name}; try {names}."), stem, units))
        return units[stem]

    def find_exercise(self, name: str) -> Exercise:
        """The exercise with this name; a sentence for the user when there is none."""
        exercises = {exercise.name: exercise for exercise in self.exercises}
        if name not in exercises:
            raise CourseError(_unknown(_("There is no exercise {name}; try {names}."), name, exercises))
        return exercises[name]

    def unit_of_file(self, path: Path) -> Unit | None:
        """The unit whose stem is the name of this file, if there is one."""
        return next((unit for unit in self.units if path.name == unit.file_name), None)


def _unknown(sentence: str, name: str, known: Iterable[str]) -> str:
    names = list(known)
    return sentence.format(name=name, names=", ".join(difflib.get_close_matches(name, names) or names))


def content_folder(content: Content) -> Path:
    """Where this part of the content lives: copies inside an installed wheel, else the folder of the clone.

    The folder of the lessons may be missing.
    """
    package = Path(__file__).parent
    packed = package / "_content"
    return (packed if packed.is_dir() else package.parents[1]) / content


def checks_file(unit: Unit) -> Path:
    """The file of the unit's graded checks."""
    return Path(__file__).parent / "checks" / f"test_{unit.stem}.py"


@functools.cache
def load_course() -> Course:
    """The course of ``course.toml``, read once."""
    return read_course(COURSE_FILE.read_text(encoding="utf-8"))


def read_course(text: str) -> Course:
    """The course that ``text`` (TOML) describes; ``CourseError`` names the first fault in it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CourseError(f"course.toml is not valid TOML: {error}.") from error
    _refuse_unknown_keys(data, {"unit"}, "course.toml")
    units = tuple(_read_unit(unit, f"unit {number}") for number, unit in _tables(data, "unit", "course.toml"))
    _refuse_repeated((unit.stem for unit in units), "unit")
    course = Course(units)
    _refuse_repeated((exercise.name for exercise in course.exercises), "exercise")
    _refuse_repeated((lesson for unit in units for lesson in unit.lessons), "lesson")
    return course


def _read_unit(data: Mapping[str, Any], place: str) -> Unit:
    stem = _name(data, "stem", place)
    place = f"unit {stem}"
    _refuse_unknown_keys(data, {"stem", "title", "lessons", "exercise"}, place)
    exercises: list[Exercise] = []
    for number, exercise in _tables(data, "exercise", place):
        exercises.append(_read_exercise(exercise, stem, f"exercise {number} of {place}", exercises))
    return Unit(stem, _text(data, "title", place), tuple(exercises), _texts(data, "lessons", place))


def _read_exercise(data: Mapping[str, Any], stem: str, place: str, earlier: list[Exercise]) -> Exercise:
    name = _name(data, "name", place)
    place = f"exercise {name}"
    _refuse_unknown_keys(data, {"name", "points", "hints", "needs", "kind"}, place)
    points = data.get("points")
    if isinstance(points, bool) or not isinstance(points, int | float) or not 0 < points < float("inf"):
        raise CourseError(f"course.toml: points of {place} must be a number above 0.")
    hints = _texts(data, "hints", place)
    if len(hints) != HINTS_PER_EXERCISE or len(set(hints)) != len(hints):
        raise CourseError(f"course.toml: {place} must have {HINTS_PER_EXERCISE} different hints.")
    needs = _texts(data, "needs", place)
    for need in needs:
        if need not in {exercise.name for exercise in earlier}:
            raise CourseError(f"course.toml: {place} needs {need}, which is no earlier exercise of its unit.")
    kind = data.get("kind", "function")
    if kind not in ("function", "program", "tests"):
        raise CourseError(f'course.toml: kind of {place} must be "function", "program" or "tests".')
    return Exercise(name, stem, float(points), hints, needs, kind)


def _tables(data: Mapping[str, Any], key: str, place: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    tables = data.get(key)
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise CourseError(f"course.toml: {place} must have at least one [[{key}]].")
    return iter(enumerate(tables, start=1))


def _text(data: Mapping[str, Any], key: str, place: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value.strip():
        raise CourseError(f"course.toml: {place} must have a {key}, a text.")
    return value


def _name(data: Mapping[str, Any], key: str, place: str) -> str:
    name = _text(data, key, place)
    if not name.isidentifier():
        raise CourseError(f"course.toml: {key} of {place} must be a Python name, not {name!r}.")
    return name


def _texts(data: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
    values = data.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) and value.strip() for value in values):
        raise CourseError(f"course.toml: {key} of {place} must be a list of texts.")
    return tuple(values)


def _refuse_unknown_keys(data: Mapping[str, Any], known: set[str], place: str) -> None:
    for key in data:
        if key not in known:
            raise CourseError(f"course.toml: {place} has a key {key!r} that means nothing here.")


def _refuse_repeated(names: Iterable[str], what: str) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise CourseError(f"course.toml: there is more than one {what} {name}.")
