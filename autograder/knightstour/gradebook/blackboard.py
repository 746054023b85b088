"""Blackboard's gradebook: people by user name, the column by the number after its title."""

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

_TITLE = re.compile(
    r"(?P<title>.+?) \[(?:[^\]]*?Pts:?\s*(?P<maximum>(?:up to )?[\d.,]+))?[^\]]*\]\s*\|\s*\d+",
    re.DOTALL | re.IGNORECASE,
)
_HAS_NUMBER = re.compile(r"\|\s*\d+$")


class BlackboardGradebook:
    """The full grade center of a course."""

    platform = "blackboard"

    _column: GradeColumn

    def __init__(self, table: Table) -> None:
        self._table = table
        self._username = table.column("Username")
        people = ((table.value(row, self._username).strip(), row) for row in table.body())
        self._rows = {login: row for login, row in people if login}

    def choose_column(self, wanted: str | None, titles: Sequence[str]) -> None:
        """Take the column of the assignment, with its maximum."""
        place, match = pick_column(self._table, _TITLE, wanted, titles, _is_total)
        maximum = match["maximum"] or ""
        self._column = column_of_numbers(self._table, place, maximum, ("Needs Grading", "In Progress"))

    @staticmethod
    def recognises(table: Table) -> bool:
        """Whether there are user names, and a column with Blackboard's number."""
        return table.column("Username") is not None and any(_HAS_NUMBER.search(name) for name in table.names)

    def known(self) -> Known:
        """The user names."""
        return Known(logins=frozenset(self._rows))

    def warnings(self) -> Sequence[str]:
        """It needs none."""
        return ()

    def content(self) -> bytes:
        """The gradebook, ready to upload."""
        return self._table.content()

    def enter(self, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Entered:
        """Write the grade into the row of the person."""
        row = self._rows.get(owner.login)
        if row is None:
            return Entered(reasons=[not_in_gradebook()])
        reason, _taken_off = self._column.enter(row, mark, penalty, lateness_of(owner, penalty))
        return Entered(reasons=[reason]) if reason else Entered([Member(owner.name, owner.login)])


def _is_total(title: str) -> bool:
    return title.strip().casefold() in ("total", "weighted total")
