"""The knight's moves of a whole board as a web of lines."""

from collections.abc import Collection

from knightstour.board import Position, empty_board
from knightstour.draw.frame import Frame, checkered, edge_numbers
from knightstour.draw.svg import document, element, paint
from knightstour.draw.window import window_for


def svg_web(side: int, lines: Collection[frozenset[Position]], *, title: str, description: str) -> str:
    """A dot for every square, and a line between two squares for each of ``lines``; lines off the board show, too."""
    marks = {square: "wrong" for line in lines for square in line if not _inside(square, side)}
    frame = Frame(window_for(empty_board(side), marks, None, side + 4, side + 4))
    squares = [(row, column) for row in range(side) for column in range(side)]
    paths = {"walk": "", "wrong": ""}
    for line in sorted(sorted(line) for line in lines if len(line) == 2):
        (x1, y1), (x2, y2) = (frame.centre(square) for square in line)
        paths["walk" if all(_inside(square, side) for square in line) else "wrong"] += f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
    dots = "".join(
        element("circle", cx=x, cy=y, r=4.5, **paint("ink", "paper", 1)) for x, y in map(frame.centre, squares)
    )
    strokes = [element("path", d=path, **paint(None, role, 1.6)) for role, path in paths.items() if path]
    body = "".join([checkered(frame, squares), edge_numbers(frame), *strokes, dots])
    return document(body, frame.width, frame.height, title=title, description=description)


def _inside(square: Position, side: int) -> bool:
    return 0 <= square[0] < side and 0 <= square[1] < side
