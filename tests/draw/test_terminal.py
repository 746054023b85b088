"""Boards in the terminal."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given

from knightstour.board import Board, Position, empty_board
from knightstour.draw import text_board
from knightstour.draw.marks import CHARACTERS, KINDS
from tests.draw.boards_to_draw import full_boards, greedy_walk, knights, marks, ragged_grids, square_of, swapped
from tests.goldens import assert_golden

GOLDEN = Path(__file__).with_name("golden")
TOUR = greedy_walk(8, (0, 0))
BROKEN = swapped(TOUR, 30, 45)

PICTURES: dict[str, tuple[Board, dict[Position, str], Position | None]] = {
    "illegal-jump": (BROKEN, {square_of(BROKEN, 30): "wrong", square_of(BROKEN, 29): "before"}, None),
    "knight-and-candidates": (greedy_walk(8, (0, 0), 20), {(0, 6): "chosen", (3, 3): "candidate"}, (2, 5)),
    "off-the-board": (empty_board(5), {(-2, 1): "wrong", (2, 1): "right"}, (0, 0)),
    "dead-end-5x5": (greedy_walk(5, (0, 1)), {}, None),
    "one-square": ([[1]], {}, None),
    "16x16": (greedy_walk(16, (0, 0)), {(3, 3): "wrong", (15, 15): "start"}, None),
    "50x50-window": (greedy_walk(50, (0, 0)), {(20, 21): "wrong", (22, 22): "before", (45, 3): "right"}, None),
    "50x50-corner": (greedy_walk(50, (0, 0)), {}, None),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_board_reads_as_it_did(name: str) -> None:
    assert_golden(GOLDEN / f"{name}.txt", text_board(*PICTURES[name]) + "\n")


@given(full_boards, marks, knights)
def test_every_board_is_ascii_and_fits_80_columns(
    board: Board, marked: Mapping[Position, str], knight: Position | None
) -> None:
    text = text_board(board, marked, knight)
    assert text.isascii()
    assert max(len(line) for line in text.splitlines()) <= 80


@given(ragged_grids, marks, knights)
def test_whatever_a_program_returns_can_be_drawn(
    grid: list[list[object]], marked: Mapping[Position, str], knight: Position | None
) -> None:
    text = text_board(grid, marked, knight)
    assert text.isascii()
    assert max(len(line) for line in text.splitlines()) <= 80


@given(full_boards, marks)
def test_every_marked_square_shows_its_sign_or_is_named_below(board: Board, marked: Mapping[Position, str]) -> None:
    text = text_board(board, marked)
    body = [line for line in text.splitlines() if "|" in line]
    for kind, sign in CHARACTERS.items():
        shown = sum(line.partition("|")[2].count(sign) for line in body)
        wanted = sum(other == kind for other in marked.values())
        assert shown == wanted or (shown < wanted and "not shown:" in text)


def test_an_8_by_8_board_with_every_kind_of_mark_takes_at_most_11_lines() -> None:
    marked = {(2, column): kind for column, kind in enumerate(KINDS)}
    assert len(text_board(TOUR, marked, knight=(7, 7)).splitlines()) <= 11


@pytest.mark.parametrize("side", range(1, 17))
def test_boards_up_to_16_by_16_are_drawn_whole(side: int) -> None:
    board = [[row * side + column + 1 for column in range(side)] for row in range(side)]
    text = text_board(board, {(0, 0): "wrong"})
    body = [line.partition("|")[2].replace("x", " ").split() for line in text.splitlines() if "|" in line]
    assert body == [[str(step) for step in row] for row in board]


def test_the_legend_names_only_the_marks_in_use() -> None:
    text = text_board(TOUR, {(0, 0): "wrong"})
    assert "x wrong" in text
    assert "came from here" not in text


def test_a_board_that_is_cut_says_so_and_shows_the_marked_squares() -> None:
    text = text_board(empty_board(50), {(30, 31): "wrong"})
    assert text.startswith("Rows 27 to 34, columns 28 to 35 of a board of 50 x 50:")
    assert ".x" in text


def test_a_mark_far_from_the_rest_is_named_instead() -> None:
    assert "not shown: (45, 45) right" in text_board(empty_board(50), {(0, 0): "wrong", (45, 45): "right"})


def test_many_marks_outside_are_cut_short() -> None:
    far = {(40 + step, 40): "right" for step in range(5)}
    assert "not shown: (40, 40), (41, 40), ... right" in text_board(empty_board(50), {(0, 0): "wrong", **far})


def test_the_knight_is_shown_with_the_step_it_stands_on() -> None:
    assert "N knight, step 64" in text_board(TOUR, knight=square_of(TOUR, 64))
    assert "N knight" in text_board(empty_board(3), knight=(1, 1))


def test_what_is_no_step_number_is_shown_as_such() -> None:
    text = text_board([[1, None], ["<b>", 10**5000]])
    assert "# no step number" in text
    assert "<b>" not in text


def test_a_board_without_squares_is_said_to_be_one() -> None:
    assert text_board([]) == text_board([[]]) == "(a board without squares)"


def test_a_mark_of_unknown_kind_is_shown_under_its_own_name() -> None:
    assert "! special" in text_board(TOUR, {(1, 1): "special"})
