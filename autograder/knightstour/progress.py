"""What a work folder remembers: the exercises passed, the hints given and the questions of the lessons answered.

It lies in one file that may be missing, broken or not writable: then it is forgotten, which a sentence says, and
nothing else is lost.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from knightstour.messages import _
from knightstour.saving import save_text

FILE_NAME = ".knightstour.json"

Answer = int | str | list[str]


class Progress:
    """The memory of one work folder.

    It only grows, so that two commands at work in one folder lose nothing of each other's.  ``complaint`` is one
    sentence for the user, when the file could not be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE_NAME
        self._passed: set[str] = set()
        self._hints: dict[str, int] = {}
        self._answers: dict[str, Answer] = {}
        self.complaint: str | None = None
        self._read()

    @property
    def passed(self) -> frozenset[str]:
        """The exercises that have passed, now or at some earlier time."""
        return frozenset(self._passed)

    def hints_given(self, exercise: str) -> int:
        """How many hints to this exercise were given."""
        return self._hints.get(exercise, 0)

    def add_passed(self, exercises: Iterable[str]) -> None:
        """Remember that these exercises pass."""
        new = set(exercises) - self._passed
        if new:
            self._passed |= new
            self._save()

    def add_hint(self, exercise: str) -> None:
        """Remember that one more hint to this exercise was given."""
        self._hints[exercise] = self.hints_given(exercise) + 1
        self._save()

    def answer_to(self, question: str) -> Answer | None:
        """The latest answer to a question of the lessons; None when it was never answered."""
        return self._answers.get(question)

    def add_answer(self, question: str, answer: Answer) -> None:
        """Remember the answer to a question, in place of an earlier one."""
        self._save({question: answer})

    def _read(self) -> None:
        """Take in what the file holds."""
        try:
            data = json.loads(self._file.read_text(encoding="utf-8"))
            passed, hints, answers = _checked(data)
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError):
            self._complain(_("{file} could not be read, so what it remembered of your progress starts anew."))
            return
        self._passed |= passed
        self._hints = {name: max(hints.get(name, 0), self.hints_given(name)) for name in [*hints, *self._hints]}
        self._answers |= answers

    def _save(self, new_answers: Mapping[str, Answer] | None = None) -> None:
        self._read()  # another command may have written meanwhile
        self._answers |= new_answers or {}
        data = {
            "passed": sorted(self._passed),
            "hints": dict(sorted(self._hints.items())),
            "answers": dict(sorted(self._answers.items())),
        }
        try:
            save_text(self._file, json.dumps(data, indent=2) + "\n")
        except OSError:
            self._complain(_("{file} could not be written, so your progress is not remembered."))

    def _complain(self, sentence: str) -> None:
        self.complaint = self.complaint or sentence.format(file=self._file.name)


def _checked(data: Any) -> tuple[set[str], dict[str, int], dict[str, Answer]]:
    """The parts of a progress file; ``ValueError`` if it is something else."""
    if not isinstance(data, dict):
        raise ValueError("not an object")
    passed, hints, answers = data.get("passed", []), data.get("hints", {}), data.get("answers", {})
    if not isinstance(passed, list) or not isinstance(hints, dict) or not isinstance(answers, dict):
        raise ValueError("not a list and two objects")
    if not all(isinstance(name, str) for name in passed) or not all(_is_count(count) for count in hints.values()):
        raise ValueError("not names and counts")
    if not all(_is_answer(answer) for answer in answers.values()):
        raise ValueError("not answers")
    return set(passed), hints, answers


def _is_answer(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(item, str) for item in value)
    return isinstance(value, int | str) and not isinstance(value, bool)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1000
