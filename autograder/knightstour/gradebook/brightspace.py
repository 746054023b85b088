"""Brightspace's grades: people by user name or organisation number, guarded by ``#``."""

import re
from collections.abc import Sequence

from knightstour.collect import Owner
from knightstour.gradebook.book import column_of_numbers, pick_column
from knightstour.gradebook.logins import GradebookByLogin
from knightstour.gradebook.table import Table
from knightstour.messages import CourseError, _

_TITLE = re.compile(r"(?P<title>.+) Points Grade(?: <(?:[^>]*?MaxPoints:(?P<maximum>[\d.,]+))?[^>]*>)?", re.DOTALL)
_END = "End-of-Line Indicator"


class BrightspaceGrades(GradebookByLogin):
    """The grades of a course."""

    platform = "brightspace"

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

    def _row_of(self, owner: Owner) -> int | str:
        """The row of a person: by login, else by a name that only one person has."""
        rows = self._by_name.get(_squeezed(owner.name), []) if owner.name else []
        if owner.login in self._rows or not rows:
            return super()._row_of(owner)
        if len(rows) > 1:
            return _("Several people have this name, so the points are not in the gradebook.")
        return rows[0]

    def _name(self, row: int) -> str:
        first, last = self._table.column("First Name"), self._table.column("Last Name")
        return _squeezed(f"{self._table.value(row, first)} {self._table.value(row, last)}")


def _squeezed(name: str) -> str:
    return " ".join(name.split()).casefold()
