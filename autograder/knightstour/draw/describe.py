"""Boards and mazes in words, for people who listen to a page."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from knightstour.board import Position
from knightstour.draw.marks import in_order, kind_words
from knightstour.draw.window import Grid, square_at
from knightstour.messages import _, ngettext

_MOST_SQUARES = 8


def describe_board(grid: Grid, marks: Mapping[Position, str] | None = None, knight: Position | None = None) -> str:
    """The size of the board, how far the knight got, and each marked square with what it is marked as."""
    sentences = [_size(grid)]
    visited = sum(is_step(value) for row in grid for value in row)
    sentences.append(
        ngettext("{count} square is visited.", "{count} squares are visited.", visited).format(count=visited)
    )
    if knight is not None:
        sentences.append(_("The knight is on {square}.").format(square=_named(grid, knight)))
    return " ".join([*sentences, *_marked(marks or {}, grid)])


def describe_maze(
    maze: Sequence[Sequence[Collection[Position]]],
    marks: Mapping[Position, str] | None = None,
    way: Sequence[Position] = (),
) -> str:
    """The size of the maze, how many walls are open, how long the way is, and each marked cell."""
    open_walls = sum(len(doors) for row in maze for doors in row) // 2
    sentences = [
        _("A maze of {rows} × {columns} cells.").format(rows=len(maze), columns=len(maze[0])),
        ngettext("{count} wall is open.", "{count} walls are open.", open_walls).format(count=open_walls),
    ]
    if way:
        sentences.append(
            ngettext("A way of {count} cell is drawn.", "A way of {count} cells is drawn.", len(way)).format(
                count=len(way)
            )
        )
    return " ".join([*sentences, *_marked(marks or {}, maze)])


def _marked(marks: Mapping[Position, str], grid: Grid) -> Iterator[str]:
    """A sentence for each kind of marks."""
    for kind in in_order(marks.values()):
        squares = sorted(square for square, other in marks.items() if other == kind)
        listed = "; ".join(_named(grid, square) for square in squares[:_MOST_SQUARES])
        more = len(squares) - _MOST_SQUARES
        rest = ngettext("; and {count} more", "; and {count} more", more).format(count=more) if more > 0 else ""
        word = kind_words(kind)
        yield f"{word[:1].upper()}{word[1:]}: {listed}{rest}."


def is_step(value: object) -> bool:
    """Whether a value is the number of a step: a whole number above 0."""
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _size(grid: Grid) -> str:
    columns = max((len(row) for row in grid), default=0)
    return _("A board of {rows} × {columns} squares.").format(rows=len(grid), columns=columns)


def _named(grid: Grid, square: Position) -> str:
    name = _("row {row}, column {column}").format(row=square[0], column=square[1])
    value = square_at(grid, square)
    if value is None:
        return name + " " + _("(off the board)")
    if isinstance(value, int) and is_step(value) and value < 10**6:
        return name + " " + _("(step {step})").format(step=value)
    return name
