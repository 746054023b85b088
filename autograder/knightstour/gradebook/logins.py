"""What the gradebooks have in common in which people stand under their user names."""

from collections.abc import Sequence

from knightstour.collect import Known, Owner
from knightstour.gradebook.book import Entered, GradeColumn, Member, lateness_of, not_in_gradebook
from knightstour.gradebook.marks import LatePenalty, Mark
from knightstour.gradebook.table import Table


class GradebookByLogin:
    """A table with one row for each person; what is read from it, and how, is the platform's."""

    _table: Table
    _rows: dict[str, int]
    _column: GradeColumn

    def known(self) -> Known:
        """What a person may stand under in the gradebook."""
        return Known(logins=frozenset(self._rows))

    def warnings(self) -> Sequence[str]:
        """It needs none."""
        return ()

    def content(self) -> bytes:
        """The gradebook, ready to upload."""
        return self._table.content()

    def enter(self, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Entered:
        """Write the grade into the row of the person."""
        row = self._row_of(owner)
        if isinstance(row, str):
            return Entered(reasons=[row])
        reason, _taken_off = self._column.enter(row, mark, penalty, lateness_of(owner, penalty))
        return Entered(reasons=[reason]) if reason else Entered([Member(owner.name, owner.login)])

    def _row_of(self, owner: Owner) -> int | str:
        """The row of a person, or the reason why there is none."""
        row = self._rows.get(owner.login)
        return not_in_gradebook() if row is None else row
