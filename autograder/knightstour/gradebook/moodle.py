"""Moodle's grading worksheet: the grade, the comment, and who is behind a number or a group."""

import html
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from knightstour.collect import Known, Owner
from knightstour.gradebook.book import Cell, Entered, Member, Rows, column_of_numbers, lateness_of, row_too_short
from knightstour.gradebook.marks import Lateness, LatePenalty, Mark
from knightstour.gradebook.status import is_draft, lateness_in
from knightstour.gradebook.table import Table
from knightstour.messages import CourseError, _
from knightstour.visible import visible

# A worksheet comes in the language of whoever downloads it.  Names of columns as several language packs have them.
_IDENTIFIER = (
    "Identifier",
    "ID",
    "Identificador",
    "Identificatie",
    "Identifiant",
    "Identificativo",
    "識別碼",
    "标识符",
)
_GRADE = (
    "Grade",
    "Bewertung",
    "Note",
    "Calificación",
    "Nota",
    "Cijfer",
    "Valutazione",
    "Avaliação",
    "Điểm",
    "คะแนน",
    "評点",
    "評定",
    "成績",
    "分數",
    "成绩",
)
_MAXIMUM = (
    "Maximum grade",
    "Bestwertung",
    "Note maximale",
    "Calificación máxima",
    "Nota máxima",
    "Maximumcijfer",
    "Valutazione massima",
    "最大評点",
    "最高評点",
    "最高成績",
    "最高分數",
    "最高分",
)
_SCALE = ("Scale", "Skala", "Barème", "Escala", "Schaal", "Scala", "量尺", "量表")
_GRADED_ON = (
    "Last modified (grade)",
    "Zuletzt geändert (Bewertung)",
    "Dernière modification (note)",
    "Última modificación (calificación)",
    "Laatst gewijzigd (beoordeling)",
    "Ultima modifica (valutazione)",
    "Última modificação (nota)",
    "Última atualização (avaliação)",
    "最終更新日時 (評定)",
    "最後修改的(得分)",
    "最後修改（老師）",  # noqa: RUF001  the sign of the pack
    "上次修改（评分）",  # noqa: RUF001
    "最后修改（教师）",  # noqa: RUF001
)
_COMMENT = (
    "Feedback comments",
    "Feedback als Kommentar",
    "Feedback par commentaires",
    "Comentarios de retroalimentación",
)
_NAME = (
    "Full name",
    "Vollständiger Name",
    "Nom complet",
    "Nombre completo",
    "Volledige naam",
    "Nome completo",
    "Họ và tên",
    "全名",
    "姓名",
)
_STATUS = ("Status", "Statut", "Estado", "Stato", "Trạng thái", "สถานะ", "ステータス", "狀態", "状态")
_GROUP = ("Group", "Gruppe", "Groupe", "Grupo", "Groep", "Gruppo", "Nhóm", "กลุ่ม", "グループ", "群組", "小组")
_CHANGEABLE = (
    "Grade can be changed",
    "Bewertung kann geändert werden",
    "La note peut être modifiée",
    "La calificación puede cambiarse",
    "La calificación puede ser cambiada",
    "La valutazione può essere cambiata",
    "A nota pode ser alterada.",
    "Nota pode ser alterada",
    "分數可以被更改",
    "允许更改成绩",
)
_NO = ("no", "nein", "non", "nee", "não", "否")

_TAGS = re.compile(r"<[^>]*>")
# How a comment of ours begins and ends; what stands before and behind it was written by people.
_OURS = "knightstour: "
_END = "(end of knightstour)"


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
        if table.column(*_SCALE) is not None:
            raise CourseError(_("The worksheet does not grade by numbers of points."))
        if grade is None:
            raise CourseError(_("The worksheet lacks the column Grade, or its language is not known; try English."))
        limits = {table.value(row, maximum) for row in table.body()} - {"", "-"}
        self._column = column_of_numbers(table, grade, next(iter(sorted(limits)), ""))
        self._rows = Rows((self._number(row), row) for row in table.body())
        self._members: dict[str, dict[str, list[int]]] = {}  # by a group as downloads call it, and as it is called
        for _key, row in self._rows.items():
            if group := table.value(row, self._group).strip():
                self._members.setdefault(cleaned(group), {}).setdefault(group, []).append(row)

    @staticmethod
    def recognises(table: Table) -> bool:
        """Whether the header is that of a worksheet."""
        return table.column(*_IDENTIFIER) is not None and table.column(*_GRADED_ON) is not None

    def known(self) -> Known:
        """Names in a Moodle download can be read in one way only."""
        return Known()

    def choose_column(self, wanted: str | None, _titles: Sequence[str]) -> None:
        """A worksheet is for one assignment, and has one column of grades."""
        if wanted not in (None, self._column.name):
            raise CourseError(_("A worksheet of Moodle is for one assignment; leave --column out."))

    def column_name(self) -> str:
        """What the column with the grades is called."""
        return self._column.name

    def warnings(self) -> Sequence[str]:
        """What a person should know of the grades."""
        blind = _("No column Status was found, so what is late or a draft cannot be told.")
        return [*self._column.warnings(), *([blind] if self._status is None else [])]

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
            cell = self._enter(row, owner, mark, penalty)
            member = self._member(row)
            if not cell.reason:
                entered.members.append(member)
                entered.taken_off = entered.taken_off or cell.taken_off
            entered.reasons += [
                f"{member.name}: {reason}" if len(rows) > 1 else reason for reason in (cell.reason, cell.note) if reason
            ]
        return entered

    def _enter(self, row: int, owner: Owner, mark: Mark, penalty: LatePenalty | None) -> Cell:
        status = self._table.value(row, self._status).strip()
        if is_draft(status):
            return Cell(_("It is a draft that was not handed in, so the points are not in the gradebook."))
        if self._table.value(row, self._changeable).strip().casefold() in _NO:
            return Cell(_("Moodle says that this grade cannot be changed."))
        if self._comment is not None and not self._table.has(row, self._comment):
            return Cell(row_too_short())
        late = lateness_in(status) if penalty is not None else None
        known = late if isinstance(late, Lateness) else lateness_of(owner, penalty)
        cell = self._column.enter(row, mark, penalty, known)
        if not cell.reason and self._comment is not None:
            there = self._table.value(row, self._comment)
            self._table.set(row, self._comment, _comment(there, [*mark.comment, *filter(None, [cell.taken_off])]))
        if isinstance(late, str) and not cell.reason:
            sentence = _("It may be late, since the worksheet says {words}; nothing was taken off.")
            return replace(cell, note=sentence.format(words=visible(late, 100)))
        return cell

    def _rows_of(self, owner: Owner) -> list[int] | str:
        """The rows that a submission belongs to; or why there are none."""
        if self._group is None:
            row = self._rows.find(owner.number)
            return row if isinstance(row, str) else [row] if self._is_of(row, owner) else _somebody_else()
        # The number of a group means nothing here: it may be the number of another student.
        named = list(self._members.get(owner.name, {}).values())
        if len(named) > 1:
            return _("There are several groups with this name.")
        if named:
            return named[0]
        row = self._rows.find(owner.number)  # older versions hand out the group's work once for each member
        if isinstance(row, int):
            group, name = self._table.value(row, self._group).strip(), self._table.value(row, self._name)
            if owner.name in (f"{cleaned(group)}-{cleaned(name)}", cleaned(name) or None):
                return [row]
        return _("The gradebook has no such group, so the points are not in it.")

    def _is_of(self, row: int, owner: Owner) -> bool:
        """Whether the name of the download is that of the row; a login may stand before it.

        Numbers are those of one assignment, and in the worksheet of another one they are somebody else's.  Blind
        marking puts the word from the identifiers into the place of every name.
        """
        word = _words(self._row_word(row))
        called, theirs = _words(owner.name), _words(self._table.value(row, self._name))
        is_blind = bool(word) and (called[:1] == word[:1] or "".join(called).startswith("".join(word)))
        is_part = set(theirs) <= set(called) or (len(called) > 1 and set(called) <= set(theirs))
        is_named = is_part or "".join(theirs) in "".join(called)
        return not called or not theirs or is_blind or is_named

    def _row_word(self, row: int) -> str:
        return re.sub(r"\d+\s*$", "", self._table.value(row, self._identifier))

    def _number(self, row: int) -> str:
        found = re.search(r"\d+\s*$", self._table.value(row, self._identifier))
        return found[0].strip() if found else ""

    def _member(self, row: int) -> Member:
        name = cleaned(self._table.value(row, self._name)) or cleaned(self._row_word(row))
        return Member(name.strip() or "Participant", self._number(row))


def cleaned(name: str) -> str:
    """A name as Moodle writes it into the names of files."""
    text = _TAGS.sub("", html.unescape(name)).replace("_", " ")
    return re.sub(r"[\x00-\x1f\x7f&<>\"`|':\\/]", "", text).strip()


def _words(name: str) -> list[str]:
    """The words of a name, without the signs and spellings in which two ways to write it differ."""
    return re.findall(r"\w+", unicodedata.normalize("NFKC", cleaned(name)).casefold())


def _somebody_else() -> str:
    return _("The worksheet has another name at this number, so nothing was written; is it that of this assignment?")


def _comment(there: str, lines: Sequence[str]) -> str:
    """The comment as Moodle stores it, among what people wrote; one of ours from before is replaced."""
    # PHP takes a backslash before a quote for an escape, and would read on into the next cell.
    there = there.replace('\\"', '&#92;"')
    said = (html.escape(line).replace("\\", "&#92;") for line in lines)
    # Neither mark may stand within, whatever a student's program printed.
    said = (line.replace(_OURS, "knightstour : ").replace(_END, "(end of knightstour )") for line in said)
    ours = "<br>".join([_OURS + next(said, ""), *said, _END])
    end = there.rfind(_END)
    start = there.rfind(_OURS, 0, end) if end >= 0 else -1
    if start >= 0:
        return there[:start] + ours + there[end + len(_END) :]
    return there + ours if not there.strip() or there.endswith("<br>") else f"{there}<br>{ours}"
