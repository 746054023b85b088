"""Mazes as SVG and as text: walls, a way through them, and marks on the cells that matter."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from knightstour.board import Position
from knightstour.draw import signs, steps
from knightstour.draw.describe import describe_maze
from knightstour.draw.frame import Frame, edge_numbers, outline
from knightstour.draw.marks import CHARACTERS, in_order, kind_words
from knightstour.draw.svg import CELL, document, element, paint
from knightstour.draw.window import Window, window_for
from knightstour.messages import _

ReadMaze = Sequence[Sequence[Collection[Position]]]

WALL = 3.0  # the width of a wall on a small maze
_MOST_MARKED = 16  # a larger maze with marks is cut down to this many rows and columns
_ENDLESS = 10**9
_MOST_ROWS, _MOST_COLUMNS = 5, 22  # of a maze in the terminal


def svg_maze(
    maze: ReadMaze,
    marks: Mapping[Position, str] | None = None,
    way: Sequence[Position] = (),
    *,
    title: str,
    description: str | None = None,
) -> str:
    """The maze with its walls, its marks and a way through it as SVG.

    A door that leads one way only is drawn as a dashed wall.  A large maze with marks is cut down to the part around
    them.
    """
    marks = marks or {}
    most = _MOST_MARKED if marks else _ENDLESS
    frame = Frame(window_for(maze, marks, None, most, most))
    text = describe_maze(maze, marks, way) if description is None else description
    marked = [(kind, *frame.centre(cell)) for cell, kind in marks.items() if cell in frame]
    body = "".join(
        [
            floor(maze, frame),
            *(signs.marked_square(*mark) for mark in marked),
            walls(maze, frame),
            _way(way, frame),
            *(signs.badge(*mark) for mark in marked),
        ]
    )
    edge = WALL * frame.scale  # half a wall stands out
    return document(body, frame.width + edge, frame.height + edge, title=title, description=text)


def floor(maze: ReadMaze, frame: Frame) -> str:
    """The cells, and the numbers of the rows and columns."""
    cells = [outline(frame, cell) for cell in frame.squares() if _inside(maze, cell)]
    return element("path", d="".join(cells), **paint("square-a")) + edge_numbers(frame)


def walls(maze: ReadMaze, frame: Frame) -> str:
    """The walls that are closed, and those that are open from one side only."""
    window = frame.window
    closed, one_way = [], []
    for (cell, beside), line in _walls(window, frame):
        one, other = _leads(maze, cell, beside), _leads(maze, beside, cell)
        if one != other:
            one_way.append(line)
        elif not one and (_inside(maze, cell) or _inside(maze, beside)):
            closed.append(line)
    width = WALL * frame.scale**0.5
    parts = []
    if closed:
        parts.append(wall_line("".join(closed), frame))
    if one_way:
        parts.append(element("path", d="".join(one_way), stroke_dasharray="6 5", **paint(None, "wrong", width)))
    return "".join(parts)


def wall_line(path: str, frame: Frame) -> str:
    """Walls along a path."""
    return element("path", d=path, stroke_linecap="square", **paint(None, "ink", WALL * frame.scale**0.5))


def _walls(window: Window, frame: Frame) -> Iterator[tuple[tuple[Position, Position], str]]:
    """Every place for a wall: the two cells beside it, the second one above or to the left, and the line."""
    for row in [*window.rows, window.rows.stop]:
        for column in [*window.columns, window.columns.stop]:
            x, y = frame.centre((row, column))
            left, top = x - CELL / 2, y - CELL / 2
            if column < window.columns.stop:
                yield ((row, column), (row - 1, column)), f"M{left:g} {top:g}h{CELL}"
            if row < window.rows.stop:
                yield ((row, column), (row, column - 1)), f"M{left:g} {top:g}v{CELL}"


def _inside(maze: ReadMaze, cell: Position) -> bool:
    return 0 <= cell[0] < len(maze) and 0 <= cell[1] < len(maze[cell[0]])


def _leads(maze: ReadMaze, cell: Position, to: Position) -> bool:
    return _inside(maze, cell) and to in maze[cell[0]][cell[1]]


def _way(way: Sequence[Position], frame: Frame) -> str:
    if not way or not all(cell in frame for cell in way):
        return ""
    line = "M" + "L".join("{:g} {:g}".format(*frame.centre(cell)) for cell in way)
    size = 0.7 * frame.scale
    parts = [steps.walk_line(line, 2 * frame.scale) if len(way) > 1 else ""]
    parts.append(steps.first_ring(*frame.centre(way[0]), "square-a", frame.scale, size))
    parts.append(steps.last_disc(*frame.centre(way[-1]), size) if len(way) > 1 else "")
    return "".join(parts)


def text_maze(maze: ReadMaze, marks: Mapping[Position, str] | None = None, way: Sequence[Position] = ()) -> str:
    """The maze in plain ASCII: walls as lines, dots on the way, a sign on each marked cell, and what the signs mean.

    A door that leads one way only is a wall of ``~``.
    """
    marks = marks or {}
    window = window_for(maze, marks, None, _MOST_ROWS, _MOST_COLUMNS)
    edge = len(str(window.rows[-1])) + 1
    lines = [] if window.whole else [_title(maze, window)]
    lines.append(" " * edge + "".join(f"{column:>3}" for column in window.columns))
    for row in window.rows:
        cells = [(row, column) for column in [*window.columns, window.columns.stop]]
        lines.append(" " * edge + _wall_line(maze, cells))
        lines.append(f"{row:>{edge}}"[-edge:] + _cell_line(maze, cells, marks, way))
    bottom = [(window.rows.stop, column) for column in [*window.columns, window.columns.stop]]
    lines.append(" " * edge + _wall_line(maze, bottom))
    legend = [f"{CHARACTERS[kind]} {kind_words(kind)}" for kind in in_order(marks.values())]
    if "~" in "".join(lines):
        legend.append("~ " + _("open from one side only"))
    return "\n".join(line.rstrip() for line in [*lines, *(["    " + "   ".join(legend)] if legend else [])])


def _title(maze: ReadMaze, window: Window) -> str:
    return _("Rows {top} to {bottom}, columns {left} to {right} of a maze of {rows} x {columns}:").format(
        top=window.rows[0],
        bottom=window.rows[-1],
        left=window.columns[0],
        right=window.columns[-1],
        rows=len(maze),
        columns=len(maze[0]),
    )


def _wall_line(maze: ReadMaze, cells: Sequence[Position]) -> str:
    """The line above a row of cells."""
    parts = ["+"]
    for row, column in cells[:-1]:
        parts.append(_sign((row, column), (row - 1, column), maze, ("--", "~~", "  ")) + "+")
    return "".join(parts)


def _cell_line(
    maze: ReadMaze, cells: Sequence[Position], marks: Mapping[Position, str], way: Sequence[Position]
) -> str:
    parts = []
    for cell, following in pairwise(cells):
        left = _sign(cell, (cell[0], cell[1] - 1), maze, ("|", "~", " "))
        sign = CHARACTERS.get(marks.get(cell, ""), "." if cell in way else " ")
        parts.append(f"{left}{sign} ")
        if following == cells[-1]:
            parts.append(_sign(following, cell, maze, ("|", "~", " ")))
    return "".join(parts)


def _sign(cell: Position, beside: Position, maze: ReadMaze, signs_of: tuple[str, str, str]) -> str:
    """The sign of the wall between two cells: closed, open from one side only, or open."""
    if not _inside(maze, cell) and not _inside(maze, beside):
        return " " * len(signs_of[0])
    return signs_of[_leads(maze, cell, beside) + _leads(maze, beside, cell)]
