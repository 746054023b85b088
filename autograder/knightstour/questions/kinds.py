"""The kinds of questions in the lessons, and what each says to an answer.  Plain data: no notebook, no browser."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from knightstour.board import Position
from knightstour.messages import _
from knightstour.progress import Answer

# "noted": a prediction, which is neither right nor wrong yet; "unread": an answer that is not finished.
Mark = Literal["right", "wrong", "noted", "unread"]


@dataclass(frozen=True)
class Verdict:
    """What an answer is told.  ``marks`` has one mark for each blank of a board, where there are any."""

    mark: Mark
    says: str
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Question:
    """What all questions share: what is asked, and the text that a prediction is later met with."""

    name: str
    ask: str
    predict: bool = False
    revealed: str = ""


class Asked(Protocol):
    """A question of any kind."""

    @property
    def question(self) -> Question:
        """What all kinds share."""

    def judge(self, answer: Answer) -> Verdict:
        """What is said to this answer."""

    def shown(self, answer: Answer) -> str:
        """The answer in words, to be recalled later."""


@dataclass(frozen=True)
class Option:
    """One of the answers to choose from, and what is said to who chooses it."""

    text: str
    says: str
    right: bool = False


@dataclass(frozen=True)
class Choice:
    """A question with answers to choose from; the answer is the place of one of them."""

    question: Question
    options: tuple[Option, ...]

    def judge(self, answer: Answer) -> Verdict:
        """What is said to the choice of option number ``answer``."""
        option = self._option(answer)
        if option is None:
            return Verdict("unread", _("Choose one of the answers first."))
        if self.question.predict:
            return Verdict("noted", option.says)
        return Verdict("right" if option.right else "wrong", option.says)

    def shown(self, answer: Answer) -> str:
        """The text of the option chosen."""
        option = self._option(answer)
        return option.text if option else ""

    def _option(self, answer: Answer) -> Option | None:
        return self.options[answer] if isinstance(answer, int) and 0 <= answer < len(self.options) else None


@dataclass(frozen=True)
class Number:
    """A question for a number.  ``says`` answers the numbers that were thought of, ``otherwise`` all others."""

    question: Question
    otherwise: str
    right: int | None = None
    says: Mapping[int, str] = field(default_factory=dict)
    low: int = 0
    high: int = 1000

    def judge(self, answer: Answer) -> Verdict:
        """What is said to the number typed in."""
        number = whole_number(answer)
        if number is None or not self.low <= number <= self.high:
            sentence = _("Type a whole number from {low} to {high}.")
            return Verdict("unread", sentence.format(low=self.low, high=self.high))
        says = self.says.get(number, self.otherwise)
        if self.question.predict:
            return Verdict("noted", says)
        return Verdict("right" if number == self.right else "wrong", says)

    def shown(self, answer: Answer) -> str:
        """The number typed in."""
        number = whole_number(answer)
        return "" if number is None else str(number)


def whole_number(answer: Answer) -> int | None:
    """The whole number that was typed, if it is one."""
    text = str(answer).strip().replace("\u2212", "-")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None


@dataclass(frozen=True)
class Blank:
    """A square to be filled in: the right number, and what is said to wrong ones that were thought of."""

    square: Position
    right: int
    says: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Places:
    """A board with blanks to be filled in; the answer is what was typed into each, in the order of the blanks."""

    question: Question
    cells: tuple[tuple[str, ...], ...]
    blanks: tuple[Blank, ...]
    done: str
    otherwise: str

    def judge(self, answer: Answer) -> Verdict:
        """What is said to the numbers typed in: something on the first one that is wrong."""
        numbers = self._numbers(answer)
        pairs = list(zip(self.blanks, numbers, strict=True))
        marks: tuple[Mark, ...] = tuple(_mark(blank, number) for blank, number in pairs)
        first = next((pair for pair, mark in zip(pairs, marks, strict=True) if mark == "wrong"), None)
        if first is not None:
            blank, number = first
            says = blank.says.get(number if number is not None else -1, self.otherwise)
            where = _("Look at row {row}, column {column}.").format(row=blank.square[0], column=blank.square[1])
            return Verdict("wrong", f"{where} {says}", marks)
        if "unread" in marks:
            return Verdict("unread", _("Fill in every empty square with a whole number."), marks)
        return Verdict("right", self.done, marks)

    def shown(self, answer: Answer) -> str:
        """The numbers typed in."""
        return ", ".join("?" if number is None else str(number) for number in self._numbers(answer))

    def _numbers(self, answer: Answer) -> list[int | None]:
        typed: Sequence[str] = answer if isinstance(answer, list) else []
        return [whole_number(text) for text in [*typed, *[""] * len(self.blanks)][: len(self.blanks)]]


def _mark(blank: Blank, number: int | None) -> Mark:
    if number is None:
        return "unread"
    return "right" if number == blank.right else "wrong"
