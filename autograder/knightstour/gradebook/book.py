"""What all gradebooks have in common: one row for a person, one column for the assignment, and nothing else changed."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from typing import Protocol

from knightstour.collect import Known, Owner
from knightstour.gradebook.marks import Lateness, LatePenalty, Mark, decimal_mark, number, written
from knightstour.gradebook.table import Table
from knightstour.messages import CourseError, _
from knightstour.visible import visible

_EARLIER = re.compile(r"(?<=\w) ?\([\d.,]*\)$")  # the points of an attempt before the one that waits
_LONG_ENOUGH = 8  # letters of a title that may be a part of another one


@dataclass(frozen=True)
class Member:
    """A person whose row got a grade: name and number as the platform wants them in file names."""

    name: str
    number: str


@dataclass
class Entered:
    """Whose rows got the grade, and what a person has to look at."""

    members: list[Member] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    taken_off: str = ""  # for coming late, in words


class Rows:
    """The rows of people, by what each stands under; somebody who stands there twice has none."""

    def __init__(self, pairs: Iterable[tuple[str, int]]) -> None:
        self._rows: dict[str, list[int]] = {}
        for key, row in pairs:
            if key:
                self._rows.setdefault(key, []).append(row)

    def __contains__(self, key: str) -> bool:
        return key in self._rows

    def find(self, key: str) -> int | str:
        """The row, or the reason why there is none."""
        rows = self._rows.get(key, [])
        if len(rows) > 1:
            return _("The gradebook has this person twice, so the points are not in it.")
        return rows[0] if rows else not_in_gradebook()

    def items(self) -> list[tuple[str, int]]:
        """What people stand under, each with the first row."""
        return [(key, rows[0]) for key, rows in self._rows.items()]


class Gradebook(Protocol):
    """A platform's own file, to be filled in."""

    @property
    def platform(self) -> str:
        """The name of the platform, as intake calls it."""

    def known(self) -> Known:
        """What it knows of the people."""

    def choose_column(self, wanted: str | None, titles: Sequence[str]) -> None:
        """Take the column ``wanted``, else the one with one of the ``titles``, else the only one.

        `CourseError` lists the columns when it is not clear.
        """

    def column_name(self) -> str:
        """What the column with the grades is called."""

    def enter(self, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Entered:
        """Write the mark into the rows of its owner."""

    def warnings(self) -> Sequence[str]:
        """What a person should know before uploading the file."""

    def content(self) -> bytes:
        """The file, filled in."""


@dataclass(frozen=True)
class Cell:
    """What became of a cell: why it was left alone, else what coming late took off, and what a person should know."""

    reason: str = ""
    taken_off: str = ""
    note: str = ""


@dataclass
class GradeColumn:
    """The column that takes the grades: its maximum, and how numbers are written in the file."""

    table: Table
    place: int
    maximum: Decimal | None
    mark: str
    waiting: frozenset[str] = frozenset()  # words in small letters that stand where a grade is to come

    def enter(self, row: int, mark: Mark, penalty: LatePenalty | None, lateness: Lateness | None) -> Cell:
        """Write the points, unless the row or what stands in the cell forbids it."""
        points = mark.scaled(self.maximum)
        if not self.table.has(row, self.place):
            return Cell(row_too_short())
        there = self.table.value(row, self.place).strip()
        before = number(there.removesuffix("%"))
        if before is None and _EARLIER.sub("", there).casefold() not in self.waiting:
            reason = _("The gradebook says {word}, so {points} points were not written.")
            return Cell(reason.format(word=visible(there, 60), points=written(points, ".")))
        share = penalty.share_left(lateness) if penalty is not None else Decimal(1)
        if share is None:
            reason = _("It is late, and it is not known by how much; {points} points were not written.")
            return Cell(reason.format(points=written(points, ".")))
        left = (points * share).quantize(Decimal("0.01"), ROUND_HALF_UP)
        self.table.set(row, self.place, written(left, self.mark))
        note = _("The gradebook said {before}, and says 0 now.").format(before=there) if before and not left else ""
        return Cell("", _taken_off(share), note)

    @property
    def name(self) -> str:
        """What the file calls it."""
        return self.table.names[self.place]

    def warnings(self) -> list[str]:
        """What a person should know of it."""
        unscaled = _("The column does not say its maximum, so the points are written as they are.")
        return [unscaled] if self.maximum is None else []


def row_too_short() -> str:
    """Why nothing is written into a row that lacks the cell."""
    return _("This row of the gradebook is shorter than the others, so the points are not in it.")


def _taken_off(share: Decimal) -> str:
    if share == 1:
        return ""
    percent = f"{100 * (1 - share):.2f}".rstrip("0").rstrip(".")
    return _("Late: {percent} % of the points taken off.").format(percent=percent)


def column_of_numbers(table: Table, place: int, maximum_text: str, waiting: Sequence[str] = ()) -> GradeColumn:
    """A column with its maximum; numbers are written as the file writes them.

    `CourseError` when it is out of 0 points: nothing but 0 could be written, whatever the work is worth.
    """
    cells = [table.value(row, place) for row in table.body()]
    # A file that parts its cells with ";" comes from a place that writes numbers with ",".
    mark = decimal_mark(maximum_text, *cells, "0,0" if table.separator == ";" else "0.0")
    maximum = number(maximum_text)
    if maximum is not None and maximum <= 0:
        sentence = _("The column {name} is out of 0 points; set its points on the platform first.")
        raise CourseError(sentence.format(name=visible(table.names[place], 80)))
    return GradeColumn(table, place, maximum, mark, frozenset({"", "-", *(word.casefold() for word in waiting)}))


def pick_column(
    table: Table, shape: re.Pattern[str], wanted: str | None, titles: Sequence[str], is_total: Callable[[str], bool]
) -> tuple[int, re.Match[str]]:
    """The one column of the assignment: the one asked for, else the one with a known title, else the only one.

    ``shape`` has a group ``title``.  `CourseError` lists the columns when it is not clear.
    """
    matches = [(place, found) for place, name in enumerate(table.names) if (found := shape.fullmatch(name))]
    matches = [(place, found) for place, found in matches if not is_total(found["title"])]
    if wanted is not None:
        chosen = [match for match in matches if wanted in (match[1]["title"].strip(), match[1][0])]
    else:
        known = {_squeezed(title) for title in titles} - {""}
        exact = [match for match in matches if _squeezed(match[1]["title"]) in known]
        parts = [title for title in known if len(title) >= _LONG_ENOUGH]
        within = [match for match in matches if any(part in _squeezed(match[1]["title"]) for part in parts)]
        chosen = exact or within or matches
    if len(chosen) == 1:
        return chosen[0]
    if not matches:
        raise CourseError(_("The gradebook has no column for an assignment."))
    names = ", ".join(visible(found[0], 80) for _place, found in matches[:10])
    raise CourseError(_("Name the column of the gradebook with --column; there are: {names}.").format(names=names))


def _squeezed(title: str) -> str:
    return re.sub(r"[\W_]", "", title).casefold()


def not_in_gradebook() -> str:
    """Why a submission has no row."""
    return _("The gradebook has no such person, so the points are not in it.")


def lateness_of(owner: Owner, penalty: LatePenalty | None) -> Lateness | None:
    """How late the download says the work was: by its time, or by a mark in its name."""
    since = penalty.since_due(owner.handed_in) if penalty is not None else None
    return since or (Lateness(None) if owner.late else None)
