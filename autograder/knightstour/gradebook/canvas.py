"""Canvas's gradebook: one column among many, for people known by their number."""

import re
import unicodedata
from collections.abc import Sequence

from knightstour.collect import Known, Owner
from knightstour.gradebook.book import (
    Entered,
    GradeColumn,
    Member,
    Rows,
    column_of_numbers,
    lateness_of,
    pick_column,
)
from knightstour.gradebook.marks import LatePenalty, Mark, number
from knightstour.gradebook.table import Table
from knightstour.messages import CourseError, _

_TITLE = re.compile(r"(?P<title>.+) \(\d+\)", re.DOTALL)
_WORD = {"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Pc"}
_TOTAL = re.compile(r"(current|final|unposted current|unposted final) (score|grade|points)", re.IGNORECASE)


class CanvasGradebook:
    """The gradebook of a course."""

    platform = "canvas"

    _column: GradeColumn

    def __init__(self, table: Table) -> None:
        self._table = table
        self._id = table.column("ID")
        if self._id is None:
            raise CourseError(_("The gradebook lacks the column ID."))
        self._rows = Rows((table.value(row, self._id).strip(), row) for row in table.body())

    def choose_column(self, wanted: str | None, titles: Sequence[str]) -> None:
        """Take the column of the assignment, with its maximum."""
        table = self._table
        place, _match = pick_column(table, _TITLE, wanted, titles, lambda _title: False)
        # The row of the maximum has no person; its name is in the language of the site.
        others = [table.value(row, place) for row in table.body() if not table.value(row, self._id).strip()]
        maximum = next((text for text in others if number(text) is not None), "")
        self._column = column_of_numbers(table, place, maximum)

    @staticmethod
    def recognises(table: Table) -> bool:
        """Whether the header is Canvas's."""
        has_name = table.column("Student") is not None or table.column("LastName") is not None
        return has_name and table.column("ID") is not None and table.column("Section") is not None

    def known(self) -> Known:
        """The numbers, with the names as they stand in a download."""
        return Known(numbers={number: self._name(row) for number, row in self._rows.items()})

    def column_name(self) -> str:
        """What the column with the grades is called."""
        return self._column.name

    def warnings(self) -> Sequence[str]:
        """Canvas takes a column for a total by words in its title."""
        title = self._column.name
        total = _("Canvas may take the column {name} for a total and ignore it.").format(name=title)
        return [*self._column.warnings(), *([total] if _TOTAL.search(title) else [])]

    def content(self) -> bytes:
        """The gradebook, ready to upload."""
        return self._table.content()

    def enter(self, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Entered:
        """Write the grade into the row of the person."""
        row = self._rows.find(owner.number)
        if isinstance(row, str):
            return Entered(reasons=[row])
        cell = self._column.enter(row, mark, penalty, lateness_of(owner, penalty))
        if cell.reason:
            return Entered(reasons=[cell.reason])
        entered = Entered([Member(owner.name, owner.number)], [cell.note] if cell.note else [], cell.taken_off)
        if owner.name and owner.name != self._name(row):
            entered.reasons.append(
                _("The name is not that of the gradebook. If it is a group, its other members have no grade yet.")
            )
        return entered

    def _name(self, row: int) -> str:
        student = self._table.column("Student")
        parts = [student] if student is not None else [self._table.column("LastName"), self._table.column("FirstName")]
        return squeezed("".join(self._table.value(row, part) for part in parts))


def squeezed(name: str) -> str:
    """A name as Canvas writes it into the names of files: small letters, digits and ``_`` only.

    The signs above and below letters, of which Thai has many, count as letters in its language, and not in Python.
    """
    kept = (sign for sign in unicodedata.normalize("NFC", name) if unicodedata.category(sign) in _WORD)
    return "".join(kept).lower()
