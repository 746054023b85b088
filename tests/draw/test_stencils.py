"""The pieces that boards in a browser are put together from."""

import json

import pytest

from knightstour.draw import svg_board
from knightstour.draw.marks import KINDS
from knightstour.draw.stencils import GAP, stencils
from tests.draw.boards_to_draw import greedy_walk
from tests.draw.svgs import parsed


def pieces_in(value: object) -> list[str]:
    """All pieces of SVG, however deep."""
    if isinstance(value, str):
        return [value] if value.startswith("<") else []
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [piece for item in inside for piece in pieces_in(item)]


@pytest.mark.parametrize("side", [1, 8, 20, 50])
def test_every_piece_is_well_formed_and_plain_data(side: int) -> None:
    made = stencils(side, side)
    assert json.loads(json.dumps(made)) == made
    for piece in pieces_in(made):
        parsed(f"<svg>{piece}</svg>")


def test_there_is_a_piece_for_every_mark_and_every_length_of_number() -> None:
    made = stencils(8, 8)
    assert set(made["marks"]) == set(made["badges"]) == set(KINDS)
    for numbers in (made["last_numbers"], *made["numbers"].values()):
        assert all(piece.count(f">{GAP}<") == 1 for piece in numbers)


def test_the_size_is_that_of_the_whole_drawing() -> None:
    made = stencils(3, 5)
    assert svg_board(greedy_walk(3, (0, 0)), title="t").count("viewBox") == 1
    assert f'viewBox="0 0 {made["width"]:g} {made["height"]:g}"' in svg_board([[0] * 5 for _ in range(3)], title="t")


def test_the_ground_and_the_line_are_those_of_the_drawing() -> None:
    made = stencils(5, 5)
    drawing = svg_board(greedy_walk(5, (0, 0)), title="t")
    assert made["ground"] in drawing
    assert made["line"].split(GAP)[1] in drawing
