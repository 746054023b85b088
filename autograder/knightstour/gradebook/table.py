"""A table as a platform wrote it, of which single cells are changed and every other byte stays.

Encoding, byte order mark, separators, line ends and quotes are those of the file that came.
"""

import codecs
import re
from dataclasses import dataclass, field

from knightstour.messages import CourseError, _

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_SEPARATORS = (",", ";", "\t")


@dataclass
class Row:
    """The cells of one row as they are written, quotes and all, and what ends the row."""

    cells: list[str]
    end: str


@dataclass
class Table:
    """The rows of a file, the header among them, and how the file is written."""

    rows: list[Row]
    separator: str
    encoding: str
    mark: bytes = b""
    header: int = 0  # the place of the row with the names of the columns
    _columns: dict[str, int] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
        return [plain(cell).strip() for cell in self.rows[self.header].cells]

    def column(self, *names: str) -> int | None:
        """The place of the first column that has one of these names, in small letters or capitals."""
        low = [name.casefold() for name in self.names]
        return next((low.index(name.casefold()) for name in names if name.casefold() in low), None)

    def value(self, row: int, column: int | None) -> str:
        """What a cell says; empty where there is no such cell."""
        cells = self.rows[row].cells
        return plain(cells[column]) if column is not None and column < len(cells) else ""

    def has(self, row: int, column: int) -> bool:
        """Whether the row is long enough to have such a cell; it is never made longer, since platforms count."""
        return column < len(self.rows[row].cells)

    def set(self, row: int, column: int, value: str) -> None:
        """Change a cell; it is quoted when it was before, or when it has to be."""
        cells = self.rows[row].cells
        was_quoted = cells[column].lstrip(" ").startswith('"')
        needs_quotes = any(sign in value for sign in ('"', "\n", "\r", self.separator)) or value != value.strip()
        cells[column] = '"' + value.replace('"', '""') + '"' if was_quoted or needs_quotes else value

    def body(self) -> range:
        """The places of the rows below the header."""
        return range(self.header + 1, len(self.rows))

    def content(self) -> bytes:
        """The file."""
        text = "".join(self.separator.join(row.cells) + row.end for row in self.rows)
        return self.mark + text.encode(self.encoding, "xmlcharrefreplace")


def read_table(content: bytes, name: str) -> Table:
    """The table in a file; `CourseError` when it is none."""
    mark, encoding, text = _decoded(content)
    if not text.strip() or "\0" in text:
        raise CourseError(_("{path} is not a table of text.").format(path=name))
    separator = _separator(text)
    return Table(_rows(text, separator), separator, encoding, mark)


def plain(cell: str) -> str:
    """What a written cell says: without quotes, and without the ``="..."`` that keeps a spreadsheet from computing."""
    text = cell.strip(" ") if cell.strip(" ").startswith('"') else cell
    if len(text) >= 2 and text.startswith('"') and text.endswith('"'):
        text = text[1:-1].replace('""', '"')
    guarded = re.fullmatch(r'="(.*)"', text, re.DOTALL)
    return guarded[1] if guarded else text


def _decoded(content: bytes) -> tuple[bytes, str, str]:
    """The mark, the encoding and the text."""
    mark, encoding = next((pair for pair in _MARKS if content.startswith(pair[0])), (b"", "utf-8"))
    if not mark and content[1:2] == b"\0":
        encoding = "utf-16-le"
    try:
        return mark, encoding, content[len(mark) :].decode(encoding)
    except UnicodeDecodeError:
        return b"", "latin-1", content.decode("latin-1")  # every byte comes back as it was


def _separator(text: str) -> str:
    """The sign that stands most often between the cells of the first line."""
    first = re.sub(r'"[^"]*"', "", text.lstrip("\r\n")).splitlines()[0]
    return max(_SEPARATORS, key=first.count)


def _rows(text: str, separator: str) -> list[Row]:
    """The rows, cut at separators and line ends outside quotes.

    PHP, and so Moodle, does not double a quote behind a backslash; others mean nothing by a backslash.  Whichever
    reading makes the rows as long as the header is the right one.
    """
    rows = _cut(text, separator, r'[^"]')
    if '\\"' not in text:
        return rows
    return min(rows, _cut(text, separator, r'[^"\\]|\\"?'), key=_uneven)


def _uneven(rows: list[Row]) -> int:
    return sum(len(row.cells) != len(rows[0].cells) for row in rows)


def _cut(text: str, separator: str, sign: str) -> list[Row]:
    """The rows, where a ``sign`` within quotes is no quote.

    Quotes count where a cell starts with one, as long as they end where the cell does: any other is a sign like others.
    """
    end = rf"(?:{separator}|\r\n|\r|\n|\Z)"
    quoted = rf' *=?"(?:{sign}|""|"(?!"| *{end}))*+"(?= *{end}) *'
    cell = re.compile(rf"(?P<cell>{quoted}|[^{separator}\r\n]*)(?P<end>{end})")
    rows: list[Row] = []
    cells: list[str] = []
    place = 0
    while place < len(text):
        found = cell.match(text, place)
        assert found is not None  # a cell may be empty
        cells.append(found["cell"])
        place = found.end()
        if found["end"] != separator:
            rows.append(Row(cells, found["end"]))
            cells = []
    if cells:
        rows.append(Row([*cells, ""], ""))
    return rows
