"""Blackboard's gradebook: people by user name, the column by the number after its title."""

import re
from collections.abc import Sequence
from dataclasses import replace

from knightstour.collect import Known
from knightstour.gradebook.book import Rows, column_of_numbers, pick_column
from knightstour.gradebook.logins import GradebookByLogin
from knightstour.gradebook.table import Table

_TITLE = re.compile(
    r"(?P<title>.+?) \[(?:[^\]]*?Pts:?\s*(?P<maximum>(?:up to )?[\d.,]+))?[^\]]*\]\s*\|\s*\d+",
    re.DOTALL | re.IGNORECASE,
)
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")  # it writes 1,499 points
_HAS_NUMBER = re.compile(r"\|\s*\d+$")


class BlackboardGradebook(GradebookByLogin):
    """The full grade center of a course."""

    platform = "blackboard"

    def __init__(self, table: Table) -> None:
        self._table = table
        self._username = table.column("Username")
        self._rows = Rows((table.value(row, self._username).strip(), row) for row in table.body())

    def known(self) -> Known:
        """Who there is, and what assignments are called: names in a download may hold either."""
        titles = (found["title"] for name in self._table.names if (found := _TITLE.fullmatch(name)))
        return replace(super().known(), titles=frozenset(titles))

    def choose_column(self, wanted: str | None, titles: Sequence[str]) -> None:
        """Take the column of the assignment, with its maximum."""
        place, match = pick_column(self._table, _TITLE, wanted, titles, _is_total)
        maximum = _THOUSANDS.sub("", match["maximum"] or "")
        # Every attempt that waits for a grade says so; one that is in progress was not handed in, and keeps its word.
        self._column = column_of_numbers(self._table, place, maximum, ["Needs Grading"])

    @staticmethod
    def recognises(table: Table) -> bool:
        """Whether there are user names, and a column with Blackboard's number."""
        return table.column("Username") is not None and any(_HAS_NUMBER.search(name) for name in table.names)


def _is_total(title: str) -> bool:
    return title.strip().casefold() in ("total", "weighted total")
