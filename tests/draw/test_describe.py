"""Boards in words."""

from knightstour.board import empty_board
from knightstour.draw import describe_board
from tests.draw.boards_to_draw import greedy_walk


def test_a_board_is_told_with_its_size_its_steps_the_knight_and_the_marks() -> None:
    words = describe_board(greedy_walk(8, (0, 0), 3), {(1, 2): "wrong", (-2, 1): "right"}, knight=(5, 5))
    assert words == (
        "A board of 8 × 8 squares. 3 squares are visited. The knight is on row 5, column 5. "
        "Wrong: row 1, column 2 (step 2). Right: row -2, column 1 (off the board)."
    )


def test_one_square_is_told_as_one() -> None:
    assert "1 square is visited." in describe_board([[1]])


def test_many_marks_are_counted_instead_of_listed() -> None:
    marks = {(row, 0): "candidate" for row in range(10)}
    assert "row 7, column 0; and 2 more." in describe_board(empty_board(10), marks)


def test_a_board_of_nothing_can_be_told() -> None:
    assert describe_board([]) == "A board of 0 × 0 squares. 0 squares are visited."
