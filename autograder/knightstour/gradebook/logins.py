"""What the gradebooks have in common in which people stand under their user names."""

from collections.abc import Sequence

from knightstour.collect import Known, Owner
from knightstour.gradebook.book import Entered, GradeColumn, Member, Rows, lateness_of
from knightstour.gradebook.marks import LatePenalty, Mark
from knightstour.gradebook.table import Table


class GradebookByLogin:
    """A table with one row for each person; what is read from it, and how, is the platform's."""

    _table: Table
    _rows: Rows
    _column: GradeColumn

    def known(self) -> Known:
        """What a person may stand under in the gradebook."""
        return Known(logins=frozenset(login for login, _row in self._rows.items()))

    def column_name(self) -> str:
        """What the column with the grades is called."""
        return self._column.name

    def warnings(self) -> Sequence[str]:
        """What a person should know of the column."""
        return self._column.warnings()

    def content(self) -> bytes:
        """The gradebook, ready to upload."""
        return self._table.content()

    def enter(self, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Entered:
        """Write the grade into the row of the person."""
        row = self._row_of(owner)
        if isinstance(row, str):
            return Entered(reasons=[row])
        cell = self._column.enter(row, mark, penalty, lateness_of(owner, penalty))
        if cell.reason:
            return Entered(reasons=[cell.reason])
        return Entered([Member(owner.name, owner.login)], [cell.note] if cell.note else [], cell.taken_off)

    def _row_of(self, owner: Owner) -> int | str:
        """The row of a person, or the reason why there is none."""
        return self._rows.find(owner.login)
