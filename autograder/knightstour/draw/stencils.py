"""The pieces of a drawing for programs that put them together themselves, such as a board that is played on.

Each piece is SVG with its centre at (0, 0); ``%s`` stands for a number, a value or a path.  So shapes, sizes and
colours are decided here, and nowhere else.
"""

from typing import Any

from knightstour.draw import maps, signs, steps
from knightstour.draw.frame import Frame, checkered, edge_numbers, outline
from knightstour.draw.marks import KINDS
from knightstour.draw.mazes import WALL, wall_line
from knightstour.draw.palette import HEAT_STEPS
from knightstour.draw.svg import CELL, element, paint
from knightstour.draw.window import Window

GAP = "%s"
_MOST_DIGITS = 5


def stencils(rows: int, columns: int) -> dict[str, Any]:
    """All pieces for a board of this size, as plain data."""
    frame = Frame(Window(range(rows), range(columns), whole=True))
    behinds = ["square-a", "square-b", *sorted({tint for kind in KINDS if (tint := signs.tint(kind))})]
    return {
        "rows": rows,
        "columns": columns,
        "cell": CELL,
        "edge": frame.edge,
        "width": frame.width,
        "height": frame.height,
        "numbered": frame.numbered,
        "ground": checkered(frame, frame.squares()) + edge_numbers(frame),
        "marks": {kind: signs.marked_square(kind, 0, 0) for kind in KINDS},
        "badges": {kind: signs.badge(kind, 0, 0) for kind in KINDS},
        "tints": {kind: signs.tint(kind) for kind in KINDS},
        "knight": [signs.standing_knight(0, 0, beside_number) for beside_number in (False, True)],
        "line": steps.walk_line(GAP, frame.scale),
        "wrong_leg": steps.wrong_leg(GAP),
        "rings": [steps.first_ring(0, 0, ground, frame.scale, frame.dot) for ground in ("square-a", "square-b")],
        "disc": steps.last_disc(0, 0, frame.dot),
        "numbers": {behind: _numbers(frame, behind) for behind in behinds},
        "last_numbers": [_with_gap(steps.last_number(0, 0, text, frame.scale), text) for text in _texts()],
        "moved_number": steps.moved_number(0, 0, GAP),
        "value": steps.value(0, 0, GAP),
        "heat": [_heat(heat) for heat in range(HEAT_STEPS)],
    }


def maze_stencils(rows: int, columns: int) -> dict[str, Any]:
    """All pieces for a maze of this size, as plain data."""
    frame = Frame(Window(range(rows), range(columns), whole=True))
    edge = WALL * frame.scale
    tiles = "".join(outline(frame, cell) for cell in frame.squares())
    size = 0.7 * frame.scale
    return {
        "rows": rows,
        "columns": columns,
        "cell": CELL,
        "edge": frame.edge,
        "width": frame.width + edge,
        "height": frame.height + edge,
        "ground": element("path", d=tiles, **paint("square-b")) + edge_numbers(frame),
        "floor": element("path", d=tiles, **paint("square-a")) + edge_numbers(frame),
        "visited": element("rect", x=-CELL / 2, y=-CELL / 2, width=CELL, height=CELL, **paint("square-a")),
        "looking": signs.candidate_frame(0, 0, "value"),
        "wall": wall_line(GAP, frame),
        "line": steps.walk_line(GAP, 2 * frame.scale),
        "hint": element("path", d=GAP, stroke_dasharray="2 7", stroke_linecap="round", **paint(None, "right", 4)),
        "ring": steps.first_ring(0, 0, "square-a", frame.scale, size),
        "walker": steps.last_disc(0, 0, size),
        "goal": signs.marked_square("right", 0, 0) + element("path", d=signs.tick(0, 0, 2), **paint(None, "right", 3)),
    }


def _heat(heat: int) -> list[str]:
    """A square of a heat map: its ground, its value, and the frame that it has as a candidate."""
    return [
        maps.heat_tile(0, 0, heat),
        maps.heat_value(0, 0, GAP, heat),
        signs.candidate_frame(0, 0, f"heat-ink-{heat}"),
    ]


def _texts() -> list[str]:
    """A number of each length, the shortest first."""
    return ["0" * digits for digits in range(1, _MOST_DIGITS + 1)]


def _numbers(frame: Frame, behind: str) -> list[str]:
    return [_with_gap(steps.number(0, 0, text, frame.scale, behind), text) for text in _texts()]


def _with_gap(piece: str, text: str) -> str:
    return piece.replace(f">{text}<", f">{GAP}<")
