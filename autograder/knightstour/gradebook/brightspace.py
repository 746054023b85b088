"""Brightspace's grades: people by user name or organisation number, guarded by ``#``."""

import re
from collections.abc import Sequence

from knightstour.collect import Known, Owner
from knightstour.gradebook.book import (
    Entered,
    GradeColumn,
    Member,
    column_of_numbers,
    lateness_of,
    not_in_gradebook,
    pick_column,
)
from knightstour.gradebook.marks import LatePenalty, Mark
from knightstour.gradebook.table import Table
from knightstour.messages import CourseError, _

_TITLE = re.compile(r"(?P<title>.+) Points Grade(?: <(?:[^>]*?MaxPoints:(?P<maximum>[\d.,]+))?[^>]*>)?", re.DOTALL)
_END = "End-of-Line Indicator"


class BrightspaceGrades:
    """The grades of a course."""

    platform = "brightspace"

    _column: GradeColumn

    def __init__(self, table: Table) -> None:
        self._table = table
        keys = [table.column("Username"), table.column("OrgDefinedId")]
        if keys == [None, None]:
            raise CourseError(_("The gradebook lacks the columns Username and OrgDefinedId."))
        self._rows: dict[str, int] = {}
        self._by_name: dict[str, list[int]] = {}
        for row in table.body():
            for key in keys:
                value = table.value(row, key).strip().removeprefix("#")
                if value:
                    self._rows[value] = row
            self._by_name.setdefault(self._name(row), []).append(row)

    def choose_column(self, wanted: str | None, titles: Sequence[str]) -> None:
        """Take the column of the assignment, with its maximum."""
        place, match = pick_column(self._table, _TITLE, wanted, titles, lambda _title: False)
        self._column = column_of_numbers(self._table, place, match["maximum"] or "")

    @staticmethod
    def recognises(table: Table) -> bool:
        """Whether the last column is the one that Brightspace wants to see."""
        return table.column(_END) is not None

    def known(self) -> Known:
        """The user names and organisation numbers."""
        return Known(logins=frozenset(self._rows))

    def warnings(self) -> Sequence[str]:
        """It needs none."""
        return ()

    def content(self) -> bytes:
        """The grades, ready to upload."""
        return self._table.content()

    def enter(self, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Entered:
        """Write the grade into the row of the person: by login, else by a name that only one person has."""
        row = self._rows.get(owner.login)
        if row is None and owner.name:
            rows = self._by_name.get(_squeezed(owner.name), [])
            if len(rows) > 1:
                return Entered(reasons=[_("Several people have this name, so the points are not in the gradebook.")])
            row = rows[0] if rows else None
        if row is None:
            return Entered(reasons=[not_in_gradebook()])
        reason, _taken_off = self._column.enter(row, mark, penalty, lateness_of(owner, penalty))
        return Entered(reasons=[reason]) if reason else Entered([Member(owner.name, owner.login)])

    def _name(self, row: int) -> str:
        first, last = self._table.column("First Name"), self._table.column("Last Name")
        return _squeezed(f"{self._table.value(row, first)} {self._table.value(row, last)}")


def _squeezed(name: str) -> str:
    return " ".join(name.split()).casefold()
