"""Brightspace's grades: people by user name or organisation number, guarded by ``#``."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from knightstour.collect import Known, Owner
from knightstour.gradebook.book import Rows, column_of_numbers, not_in_gradebook, pick_column
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
        # A number of one person may be the user name of another.
        self._rows, self._by_number = (Rows((self._key(row, key), row) for row in table.body()) for key in keys)
        if keys[0] is None:
            self._rows = self._by_number
        self._by_name: dict[str, list[int]] = {}
        for row in table.body():
            self._by_name.setdefault(self._name(row), []).append(row)

    def known(self) -> Known:
        """Who there is, and what each is called: a download may write the one before the other."""
        return replace(super().known(), names={login: self._name(row) for login, row in self._rows.items()})

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
        tables = [table for table in (self._rows, self._by_number) if owner.login in table]
        if not tables:
            return self._row_of_name(owner)
        found = {table.find(owner.login) for table in tables}
        named = {row for row in found if isinstance(row, int) and self._name(row) == _squeezed(owner.name)}
        if len(found) > 1 and len(named) != 1:
            return _("It is the user name of one person and the number of another, so the points are not written.")
        return (named or found).pop()

    def _row_of_name(self, owner: Owner) -> int | str:
        rows = self._by_name.get(_squeezed(owner.name), []) if owner.name else []
        if len(rows) > 1:
            return _("Several people have this name, so the points are not in the gradebook.")
        return rows[0] if rows else not_in_gradebook()

    def _key(self, row: int, column: int | None) -> str:
        return self._table.value(row, column).strip().removeprefix("#")

    def _name(self, row: int) -> str:
        first, last = self._table.column("First Name"), self._table.column("Last Name")
        return _squeezed(f"{self._table.value(row, first)} {self._table.value(row, last)}")


def _squeezed(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split()).casefold()
