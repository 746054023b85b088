"""Reads the questions of the lessons from their files; sentences about faulty files are for those who build the course.

Questions live apart from the notebooks, so that a cell does not show the answer above the question.
"""

import functools
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from knightstour.course import content_folder
from knightstour.messages import CourseError, _
from knightstour.questions.kinds import Asked, Blank, Choice, Number, Option, Places, Question

FOLDER = "questions"
BLANK = "?"


@functools.cache
def load_questions() -> Mapping[str, Asked]:
    """All questions of the course by their names."""
    questions: dict[str, Asked] = {}
    for file in sorted((content_folder("lessons") / FOLDER).glob("*.toml")):
        for name, asked in read_questions(file.read_text(encoding="utf-8"), file.stem).items():
            if name in questions:
                raise CourseError(f"The question {name} stands in more than one file.")
            questions[name] = asked
    return questions


def find_question(name: str) -> Asked:
    """The question of this name; a sentence when there is none."""
    questions = load_questions()
    if name not in questions:
        raise CourseError(_("There is no question {name}.").format(name=name))
    return questions[name]


def read_questions(text: str, place: str) -> dict[str, Asked]:
    """The questions that ``text`` (TOML) describes, by their names; ``CourseError`` names the first fault in it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CourseError(f"{place}: not valid TOML: {error}.") from error
    questions: dict[str, Asked] = {}
    for table in data.get("question", []):
        reader = _Reader(table, f"{place}: question {table.get('name', '?')}")
        asked = reader.question()
        if asked.question.name in questions:
            raise CourseError(f"{reader.place} stands there twice.")
        questions[asked.question.name] = asked
    return questions


class _Reader:
    """One table of the file; every key must be known and used."""

    def __init__(self, table: Mapping[str, Any], place: str) -> None:
        self.table = table
        self.place = place
        self.used: set[str] = set()

    def question(self) -> Asked:
        kinds: dict[str, Callable[[Question], Asked]] = {
            "choice": self._choice,
            "number": self._number,
            "places": self._places,
        }
        kind = self._text("kind")
        if kind not in kinds:
            raise CourseError(f"{self.place}: kind must be one of {', '.join(kinds)}.")
        shared = Question(
            self._text("name"), _(self._text("ask")), bool(self._get("predict", False)), _(self._text("revealed", ""))
        )
        asked = kinds[kind](shared)
        unknown = set(self.table) - self.used
        if unknown:
            raise CourseError(f"{self.place}: {', '.join(sorted(unknown))} means nothing here.")
        return asked

    def _choice(self, shared: Question) -> Choice:
        options = tuple(
            Option(_(option["text"]), _(option["says"]), bool(option.get("right", False)))
            for option in self._get("option", [])
        )
        rights = sum(option.right for option in options)
        if len(options) < 2 or rights != (0 if shared.predict else 1):
            raise CourseError(f"{self.place}: there must be at least two options, and one that is right.")
        return Choice(shared, options)

    def _number(self, shared: Question) -> Number:
        right = self._get("right", None)
        if (right is None) != shared.predict:
            raise CourseError(f"{self.place}: there must be one right number.")
        says = {wrong["answer"]: _(wrong["says"]) for wrong in self._get("wrong", [])}
        if right is not None:
            says[right] = _(self._text("done"))
        low, high = self._get("low", 0), self._get("high", 1000)
        return Number(shared, _(self._text("otherwise")), right, says, low, high)

    def _places(self, shared: Question) -> Places:
        cells = tuple(tuple(line.split()) for line in self._get("board", []))
        rights = list(self._get("right", []))
        squares = list(_blanks(cells))
        if not cells or len(squares) != len(rights) or len({len(row) for row in cells}) != 1:
            raise CourseError(f"{self.place}: there must be a right number for each {BLANK} of the board.")
        wrong = self._get("wrong", [])
        for entry in wrong:
            if tuple(entry["square"]) not in squares:
                raise CourseError(f"{self.place}: {entry['square']} is no {BLANK} of the board.")
        blanks = tuple(
            Blank(square, right, {e["answer"]: _(e["says"]) for e in wrong if tuple(e["square"]) == square})
            for square, right in zip(squares, rights, strict=True)
        )
        return Places(shared, cells, blanks, _(self._text("done")), _(self._text("otherwise")))

    def _get(self, key: str, default: Any) -> Any:
        self.used.add(key)
        return self.table.get(key, default)

    def _text(self, key: str, default: str | None = None) -> str:
        value = self._get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise CourseError(f"{self.place}: {key} must be a text.")
        return " ".join(value.split())


def _blanks(cells: Sequence[Sequence[str]]) -> Iterator[tuple[int, int]]:
    for row, texts in enumerate(cells):
        for column, text in enumerate(texts):
            if text == BLANK:
                yield row, column


def questions_of(lesson: str) -> list[str]:
    """The names of the questions of one lesson, in order."""
    file = content_folder("lessons") / FOLDER / f"{lesson}.toml"
    return list(read_questions(file.read_text(encoding="utf-8"), lesson)) if file.is_file() else []
