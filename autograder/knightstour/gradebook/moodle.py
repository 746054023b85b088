"""Moodle's grading worksheet: the grade, the comment, and who is behind a number or a group."""

import html
import re
from collections.abc import Sequence

from knightstour.collect import Known, Owner
from knightstour.gradebook.book import Entered, Member, column_of_numbers, lateness_of, not_in_gradebook
from knightstour.gradebook.marks import Lateness, LatePenalty, Mark, duration
from knightstour.gradebook.table import Table
from knightstour.messages import CourseError, _

# A worksheet comes in the language of whoever downloads it.  Names of columns as several language packs have them.
_IDENTIFIER = ("Identifier", "ID", "Identificador", "Identificatie", "Identifiant", "Identificativo", "識別碼")
_GRADE = (
    "Grade",
    "Bewertung",
    "Note",
    "Calificación",
    "Nota",
    "Cijfer",
    "Valutazione",
    "Avaliação",
    "評定",
    "成績",
    "分數",
)
_MAXIMUM = ("Maximum grade", "Bestwertung", "Note maximale", "Calificación máxima", "Nota máxima", "Maximumcijfer")
_SCALE = ("Scale", "Skala", "Barème", "Escala", "Schaal", "Scala")
_GRADED_ON = (
    "Last modified (grade)",
    "Zuletzt geändert (Bewertung)",
    "Dernière modification (note)",
    "Última modificación (calificación)",
    "Laatst gewijzigd (beoordeling)",
    "最終更新日時 (評定)",
)
_COMMENT = (
    "Feedback comments",
    "Feedback als Kommentar",
    "Feedback par commentaires",
    "Comentarios de retroalimentación",
)
_NAME = ("Full name", "Vollständiger Name", "Nom complet", "Nombre completo", "Volledige naam", "Nome completo")
_STATUS = ("Status", "Statut", "Estado", "Stato", "ステータス", "狀態")
_GROUP = ("Group", "Gruppe", "Groupe", "Grupo", "Groep", "Gruppo", "グループ", "群組")
_CHANGEABLE = ("Grade can be changed", "Bewertung kann geändert werden", "La note peut être modifiée")
_DRAFT = ("draft", "entwurf", "brouillon", "borrador", "rascunho", "kladwerk", "bozza", "bản nháp", "下書き", "草稿")
_NO = ("no", "nein", "non")

_LATE = re.compile(r"(?:^|- )(?P<by>[^-]*?) ?late\b")
_TAGS = re.compile(r"<[^>]*>")
_OURS = "knightstour: "  # how a comment of ours begins


class MoodleWorksheet:
    """The grading worksheet of an assignment."""

    platform = "moodle"

    def __init__(self, table: Table) -> None:
        self._table = table
        self._identifier = table.column(*_IDENTIFIER)
        if self._identifier is None or table.column(*_GRADED_ON) is None:
            raise CourseError(_("The worksheet lacks the column Identifier or Last modified (grade)."))
        self._name = table.column(*_NAME)
        self._status = table.column(*_STATUS)
        self._group = table.column(*_GROUP)
        self._changeable = table.column(*_CHANGEABLE)
        self._comment = table.column(*_COMMENT)
        grade, maximum = table.column(*_GRADE), table.column(*_MAXIMUM)
        if grade is None or table.column(*_SCALE) is not None:
            raise CourseError(_("The worksheet does not grade by numbers of points."))
        limits = {table.value(row, maximum) for row in table.body()} - {"", "-"}
        self._column = column_of_numbers(table, grade, next(iter(sorted(limits)), ""))
        self._rows = {self._number(row): row for row in table.body() if self._number(row)}
        self._members: dict[str, dict[str, list[int]]] = {}  # by a group as downloads call it, and as it is called
        for row in self._rows.values():
            if group := table.value(row, self._group).strip():
                self._members.setdefault(cleaned(group), {}).setdefault(group, []).append(row)

    @staticmethod
    def recognises(table: Table) -> bool:
        """Whether the header is that of a worksheet."""
        return table.column(*_IDENTIFIER) is not None and table.column(*_GRADED_ON) is not None

    def known(self) -> Known:
        """Names in a Moodle download can be read in one way only."""
        return Known()

    def choose_column(self, wanted: str | None, titles: Sequence[str]) -> None:
        """A worksheet is for one assignment."""

    def warnings(self) -> Sequence[str]:
        """A worksheet needs none."""
        return ()

    def content(self) -> bytes:
        """The worksheet, ready to upload."""
        return self._table.content()

    def enter(self, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Entered:
        """Write grade and comment into the row of the person, or of every member of the group."""
        rows = self._rows_of(owner)
        entered = Entered()
        if isinstance(rows, str):
            entered.reasons.append(rows)
            return entered
        for row in rows:
            reason = self._enter(row, owner, mark, penalty)
            member = self._member(row)
            if not reason:
                entered.members.append(member)
            else:
                entered.reasons.append(f"{member.name}: {reason}" if len(rows) > 1 else reason)
        if len(entered.members) == 1 and self._is_strange(entered.members[0], owner):
            entered.reasons.append(_("The name is not that of the gradebook; is it the worksheet of this assignment?"))
        return entered

    def _is_strange(self, member: Member, owner: Owner) -> bool:
        """Whether the download names somebody else; names may be left out, or have a login before them."""
        has_names = self._name is not None and bool(owner.name)
        return has_names and self._group is None and member.name.casefold() not in owner.name.casefold()

    def _enter(self, row: int, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> str:
        status = self._table.value(row, self._status).strip()
        if status.casefold().startswith(_DRAFT):
            return _("It is a draft that was not handed in, so the points are not in the gradebook.")
        if self._table.value(row, self._changeable).strip().casefold() in _NO:
            return _("Moodle says that this grade cannot be changed.")
        late = _LATE.search(status)
        lateness = Lateness(duration(late["by"])) if late else lateness_of(owner, penalty)
        reason, taken_off = self._column.enter(row, mark, penalty, lateness)
        if not reason and self._comment is not None:
            there = self._table.value(row, self._comment)
            self._table.set(row, self._comment, _comment(there, [*mark.comment, *filter(None, [taken_off])]))
        return reason

    def _rows_of(self, owner: Owner) -> list[int] | str:
        """The rows that a submission belongs to; or why there are none."""
        if not self._members:
            row = self._rows.get(owner.number)
            return not_in_gradebook() if row is None else [row]
        # The number of a group means nothing here: it may be the number of another student.
        named = list(self._members.get(owner.name, {}).values())
        if len(named) > 1:
            return _("There are several groups with this name.")
        if named:
            return named[0]
        row = self._rows.get(owner.number)  # older versions hand out the group's work once for each member
        if row is not None:
            group, name = self._table.value(row, self._group).strip(), self._table.value(row, self._name)
            if owner.name == f"{cleaned(group)}-{cleaned(name)}":
                return [row]
        return _("The gradebook has no such group, so the points are not in it.")

    def _number(self, row: int) -> str:
        found = re.search(r"\d+\s*$", self._table.value(row, self._identifier))
        return found[0].strip() if found else ""

    def _member(self, row: int) -> Member:
        name = cleaned(self._table.value(row, self._name)) or re.sub(
            r"\d+\s*$", "", cleaned(self._table.value(row, self._identifier))
        )
        return Member(name.strip() or "Participant", self._number(row))


def cleaned(name: str) -> str:
    """A name as Moodle writes it into the names of files."""
    text = _TAGS.sub("", html.unescape(name)).replace("_", " ")
    return re.sub(r"[\x00-\x1f\x7f&<>\"`|':\\/]", "", text).strip()


def _comment(there: str, lines: Sequence[str]) -> str:
    """The comment as Moodle stores it, below what a person wrote; one of ours from before is replaced."""
    # PHP takes a backslash before a quote for an escape, and would read on into the next cell.
    ours = "<br>".join(html.escape(line).replace("\\", "&#92;") for line in (_OURS + lines[0], *lines[1:]))
    before = there.partition(_OURS)[0]
    return before + ours if not before.strip() or before.endswith("<br>") else f"{before}<br>{ours}"
