"""Boards as SVG."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.board import Board, Position, empty_board
from knightstour.draw import board_figure, icon, svg_board
from knightstour.draw.boards import legal_walk
from knightstour.draw.marks import KINDS
from tests.draw.boards_to_draw import full_boards, greedy_walk, knights, marks, ragged_grids, square_of, swapped
from tests.draw.svgs import elements, parsed, style_sheets, texts

TOUR = greedy_walk(8, (0, 0))
BROKEN = swapped(TOUR, 30, 45)


def frames(svg: str) -> int:
    """How many squares of a board are framed as marked."""
    return len(elements(svg, "rect"))


@given(ragged_grids, marks, knights, st.text(st.characters(), max_size=20))
def test_every_board_is_well_formed_whatever_is_on_it(
    grid: list[list[object]], marked: Mapping[Position, str], knight: Position | None, title: str
) -> None:
    root = parsed(svg_board(grid, marked, knight, title=title, values={(0, 0): title}))
    assert root.get("role") == "img"


@given(full_boards, marks)
def test_every_marked_square_near_the_board_is_framed(board: Board, marked: Mapping[Position, str]) -> None:
    height, width = len(board), len(board[0])
    if max(height, width) > 12:
        return
    near = [square for square in marked if -2 <= square[0] < height + 2 and -2 <= square[1] < width + 2]
    assert frames(svg_board(board, marked, title="t")) == len(near)


def test_a_drawing_is_named_described_and_loads_nothing() -> None:
    svg = svg_board(TOUR, {(0, 0): "wrong"}, title="A tour")
    root = parsed(svg)
    assert root.get("aria-label") == "A tour"
    assert [item.text for item in elements(svg, "title")] == ["A tour"]
    assert "Wrong: row 0, column 0 (step 1)." in (elements(svg, "desc")[0].text or "")
    assert "url(" not in svg
    assert "@import" not in svg


def test_a_drawing_has_no_fixed_size_and_no_ids() -> None:
    svg = svg_board(TOUR, title="A tour")
    assert "width" not in parsed(svg).attrib
    assert parsed(svg).get("viewBox")
    assert "px" not in "".join(style_sheets(svg))
    assert ' id="' not in svg


def test_colours_follow_the_theme_and_work_without_style_sheets() -> None:
    svg = svg_board(TOUR, title="A tour")
    assert "prefers-color-scheme:dark" in svg
    assert "data-jp-theme-light" in svg
    assert all(item.get("fill") for item in elements(svg, "path"))


def test_all_steps_and_all_edge_numbers_are_written() -> None:
    written = texts(svg_board(TOUR, title="A tour"))
    assert sorted(written) == sorted([*map(str, range(1, 65)), *map(str, range(8)), *map(str, range(8))])


def test_the_first_square_is_ringed_and_the_last_filled() -> None:
    assert len(elements(svg_board(TOUR, title="t"), "circle", "kt-s-ink")) == 1
    assert len(elements(svg_board(TOUR, title="t"), "circle", "kt-f-ink")) == 1


def test_the_walk_is_one_line_through_all_squares() -> None:
    (line,) = elements(svg_board(TOUR, title="t"), "path", "kt-s-walk")
    assert line.get("d", "").count("M") == 1
    assert line.get("d", "").count("L") == 63


def test_the_walk_can_be_left_out() -> None:
    assert not elements(svg_board(TOUR, title="t", walk=False), "path", "kt-s-walk")


def test_the_walk_ends_at_a_broken_step_with_a_dashed_line_to_the_square_marked_wrong() -> None:
    svg = svg_board(BROKEN, {square_of(BROKEN, 30): "wrong", square_of(BROKEN, 29): "before"}, title="t")
    assert elements(svg, "path", "kt-s-walk")[0].get("d", "").count("L") == 28
    dashed = [line for line in elements(svg, "path", "kt-s-wrong") if line.get("stroke-dasharray")]
    assert len(dashed) == 1
    assert not elements(svg, "circle", "kt-f-ink"), "no last square is filled while steps lie beyond the fault"


@pytest.mark.parametrize("kind", ["wrong", "right", "before", "start"])
def test_each_kind_of_mark_has_a_sign_besides_its_colour(kind: str) -> None:
    signs = {other: svg_board(empty_board(3), {(1, 1): other}, title="t").count("<circle") for other in KINDS}
    assert signs[kind] >= 1


def test_candidates_are_dashed_and_carry_their_values() -> None:
    svg = svg_board(
        empty_board(5), {(1, 2): "candidate", (2, 1): "chosen"}, (0, 0), values={(1, 2): 5, (2, 1): 2}, title="t"
    )
    dashed = [item for item in elements(svg, "rect") if item.get("stroke-dasharray")]
    assert len(dashed) == 1
    assert {"5", "2"} <= set(texts(svg))


def test_the_knight_stands_on_its_square_and_the_step_moves_aside() -> None:
    svg = svg_board(TOUR, knight=square_of(TOUR, 64), title="t")
    assert len(elements(svg, "g")) == 1
    assert not elements(svg, "circle", "kt-f-ink"), "the knight stands for the last square"
    assert "64" in texts(svg)


def test_a_large_board_with_marks_is_cut_down_to_what_can_be_read() -> None:
    cut = svg_board(greedy_walk(50, (0, 0)), {(20, 20): "wrong"}, (21, 18), title="t")
    assert len(texts(cut)) < 16 * 16 + 32
    assert frames(cut) == 1


def test_a_large_board_without_marks_is_drawn_whole_without_numbers_on_its_squares() -> None:
    svg = svg_board(greedy_walk(50, (0, 0)), title="t")
    assert texts(svg) == [*map(str, range(0, 50, 5))] * 2
    assert texts(svg_board(empty_board(70), title="t")) == [*map(str, range(0, 70, 10))] * 2


def test_a_walk_that_leaves_the_part_shown_is_drawn_in_pieces() -> None:
    (line,) = elements(svg_board(greedy_walk(50, (0, 0)), {(20, 20): "wrong"}, title="t"), "path", "kt-s-walk")
    assert line.get("d", "").count("M") > 1


def test_a_walk_and_a_knight_outside_the_part_shown_are_left_out() -> None:
    far = svg_board(greedy_walk(50, (49, 49), 3), {(2, 2): "wrong"}, (49, 48), title="t")
    assert not elements(far, "path", "kt-s-walk")
    assert not elements(far, "circle", "kt-s-ink")
    assert not elements(far, "g")


@pytest.mark.parametrize(
    ("board", "walk"),
    [
        ([[0, 0], [0, 0]], []),
        ([[1, 0, 0], [0, 0, 2], [0, 0, 0]], [(0, 0), (1, 2)]),
        ([[1, 2], [0, 0]], [(0, 0)]),
        ([[1, 1], [2, 0]], []),
        ([["1", None], [True, 2]], []),
    ],
)
def test_the_line_goes_as_far_as_the_steps_are_knights_moves(board: list[list[object]], walk: list[Position]) -> None:
    assert legal_walk(board) == walk


def test_a_figure_has_a_legend_of_the_marks_in_use_and_only_of_them() -> None:
    figure = board_figure(TOUR, {(0, 0): "wrong", (1, 1): "candidate"}, title="t")
    assert "wrong</span>" in figure
    assert "can go here</span>" in figure
    assert "start</span>" not in figure
    assert "<ul" not in board_figure(TOUR, title="t")


def test_a_sign_by_itself_is_hidden_from_those_who_hear_the_words_beside_it() -> None:
    assert parsed(icon("right")).get("aria-hidden") == "true"


def test_hostile_words_never_become_elements() -> None:
    svg = svg_board([["<script>"]], {(0, 0): "<b>"}, title="</title><script>\x00\ud800", description="<i>\x1b")
    assert "<script>" not in svg
    assert "<b>" not in svg
    assert "\x1b" not in svg


def test_the_knight_on_the_first_square_stands_for_its_ring() -> None:
    assert not elements(svg_board([[1]], knight=(0, 0), title="t"), "circle", "kt-s-ink")
