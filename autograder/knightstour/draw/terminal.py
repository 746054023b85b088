"""Boards as text for the terminal: plain ASCII, at most 80 columns, readable without colour."""

import textwrap
from collections.abc import Collection, Mapping

from knightstour.board import Position
from knightstour.draw.marks import CHARACTERS, in_order, kind_words
from knightstour.draw.window import Grid, Window, square_at, window_for
from knightstour.messages import _

_WIDTH = 80
_MOST_ROWS = 16
_KNIGHT = "N"
_ODD = "#"  # stands for what is no step number, or one too long to show
_UNKNOWN = "!"  # the sign of a mark that has none of its own


def text_board(grid: Grid, marks: Mapping[Position, str] | None = None, knight: Position | None = None) -> str:
    """The board with its step numbers, a sign behind each marked square, and a line that says what the signs mean.

    A board too large for the terminal is cut down to the part around the marked squares, and the first line says so.
    """
    marks = marks or {}
    if not any(len(row) for row in grid):
        return _("(a board without squares)")
    digits = max(3, len(str(len(grid) * max(len(row) for row in grid))))
    window = window_for(grid, marks, knight, _MOST_ROWS, (_WIDTH - 1 - digits) // (digits + 1))
    cells = {
        (row, column): _figure(grid, (row, column), knight, digits) + _sign(marks.get((row, column)))
        for row in window.rows
        for column in window.columns
    }
    edge = max(len(str(row)) for row in window.rows) + 1
    width = _cell_width(cells.values(), window, edge)
    lines = [_title(grid, window)] if not window.whole else []
    lines.append(" " * (edge + 1) + "".join(f"{column:>{width - 1}} " for column in window.columns))
    for row in window.rows:
        lines.append(f"{row:>{edge}}|" + "".join(cells[row, column].rjust(width) for column in window.columns))
    return "\n".join(line.rstrip() for line in [*lines, *_legend(grid, marks, knight, window, cells)])


def _title(grid: Grid, window: Window) -> str:
    return _("Rows {top} to {bottom}, columns {left} to {right} of a board of {rows} x {columns}:").format(
        top=window.rows[0],
        bottom=window.rows[-1],
        left=window.columns[0],
        right=window.columns[-1],
        rows=len(grid),
        columns=max(len(row) for row in grid),
    )


def _figure(grid: Grid, square: Position, knight: Position | None, digits: int = 3) -> str:
    return _KNIGHT if square == knight else _step(square_at(grid, square), digits)


def _step(value: object, digits: int = 3) -> str:
    if value is None:
        return ""
    if not isinstance(value, int) or isinstance(value, bool) or not -100 < value < 10**digits:
        return _ODD
    return str(value) if value else "."


def _sign(kind: str | None) -> str:
    return " " if kind is None else CHARACTERS.get(kind, _UNKNOWN)


def _cell_width(cells: Collection[str], window: Window, edge: int) -> int:
    """Wide enough for the longest number and one blank more, unless the line would be too long."""
    longest = max(*(len(cell) for cell in cells), len(str(window.columns[-1])) + 1)
    return longest + 1 if edge + 1 + (longest + 1) * len(window.columns) <= _WIDTH else longest


def _legend(
    grid: Grid,
    marks: Mapping[Position, str],
    knight: Position | None,
    window: Window,
    cells: Mapping[Position, str],
) -> list[str]:
    inside = {square: kind for square, kind in marks.items() if square in window}
    entries = [f"{_sign(kind)} {kind_words(kind)}" for kind in in_order(inside.values())]
    if knight is not None and knight in window:
        entries.append(_knight_entry(grid, knight))
    if any(cell.startswith(_ODD) for cell in cells.values()):
        entries.append(f"{_ODD} " + _("no step number"))
    for kind in in_order(marks.values()):
        squares = sorted(square for square in marks if marks[square] == kind and square not in window)
        if squares:
            shown = ", ".join(str(square) for square in squares[:2]) + (", ..." if len(squares) > 2 else "")
            entries.append(_("not shown: {squares} {kind}").format(squares=shown, kind=kind_words(kind)))
    unbroken = [entry.replace(" ", "\u00a0") for entry in entries]
    wrapped = textwrap.wrap("   ".join(unbroken), _WIDTH - 4, break_on_hyphens=False)
    return ["    " + line.replace("\u00a0", " ") for line in wrapped]


def _knight_entry(grid: Grid, knight: Position) -> str:
    step = _step(square_at(grid, knight), digits=6)
    if step in ("", ".", _ODD):
        return f"{_KNIGHT} " + _("knight")
    return f"{_KNIGHT} " + _("knight, step {step}").format(step=step)
