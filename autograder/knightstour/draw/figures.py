"""A board or a maze with its legend, as a piece of HTML for a page or a notebook."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from knightstour.board import Position
from knightstour.draw import signs
from knightstour.draw.boards import svg_board
from knightstour.draw.marks import in_order, kind_words
from knightstour.draw.mazes import svg_maze
from knightstour.draw.svg import CELL, element, paint, words
from knightstour.draw.window import Grid

_LIST = "display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;list-style:none;margin:.5rem 0 0;padding:0"
_ENTRY = "display:flex;align-items:center;gap:.4rem;margin:0"
_KEY = "width:1.6rem;height:1.6rem;flex:none"


def board_figure(
    grid: Grid,
    marks: Mapping[Position, str] | None = None,
    knight: Position | None = None,
    *,
    title: str,
    values: Mapping[Position, object] | None = None,
    walk: bool = True,
) -> str:
    """The board as SVG and, below it, what the marks on it mean."""
    drawing = svg_board(grid, marks, knight, title=title, values=values, walk=walk)
    return element("div", drawing, legend((marks or {}).values()), class_="kt-figure")


def maze_figure(
    maze: Sequence[Sequence[Collection[Position]]],
    marks: Mapping[Position, str] | None = None,
    way: Sequence[Position] = (),
    *,
    title: str,
) -> str:
    """The maze as SVG and, below it, what the marks on it mean."""
    drawing = svg_maze(maze, marks, way, title=title)
    return element("div", drawing, legend((marks or {}).values()), class_="kt-figure")


def legend(kinds: Iterable[str]) -> str:
    """The list of the kinds of marks that occur, each with its sign; nothing when there is none."""
    entries = [
        element("li", _key(kind), element("span", words(kind_words(kind))), style=_ENTRY) for kind in in_order(kinds)
    ]
    return element("ul", *entries, class_="kt-legend", style=_LIST) if entries else ""


def icon(kind: str) -> str:
    """The sign of a mark by itself, as tall as the text it stands in; the words beside it say what it means."""
    side = 2 * signs.BADGE
    return element(
        "svg",
        signs.badge(kind, side - CELL / 2, CELL / 2),
        xmlns="http://www.w3.org/2000/svg",
        class_="kt kt-icon",
        aria_hidden="true",
        viewBox=f"0 0 {side:g} {side:g}",
        style="width:1.15em;height:1.15em;flex:none;vertical-align:-.2em",
    )


def _key(kind: str) -> str:
    """A marked square drawn small, with its sign as large as on the board."""
    side, middle = 30, CELL / 2 + 1
    square = element("rect", x=1, y=1, width=CELL, height=CELL, **paint("square-a"))
    return element(
        "svg",
        element(
            "g", square, signs.marked_square(kind, middle, middle), transform=f"translate(0 {side - 26}) scale(.62)"
        ),
        signs.badge(kind, side - CELL / 2, CELL / 2),
        xmlns="http://www.w3.org/2000/svg",
        class_="kt",
        aria_hidden="true",
        viewBox=f"0 0 {side} {side}",
        style=_KEY,
    )
