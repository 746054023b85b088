"""A list of moves is right in any order; one square too many, too few or wrong is named."""

from hypothesis import assume, given
from hypothesis import strategies as st

from knightstour.board import Board, Position
from knightstour.rules import Flaw, first_move_flaw
from tests.rules.walks import reach

Case = tuple[Board, Position, list[Position]]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A board with any squares visited, a square of it, and the right list of moves in any order."""
    rows, columns = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    visited = draw(st.lists(st.integers(0, rows * columns - 1), unique=True, max_size=rows * columns))
    board = [[0] * columns for _ in range(rows)]
    for step, place in enumerate(visited, start=1):
        board[place // columns][place % columns] = step
    square = draw(st.integers(0, rows - 1)), draw(st.integers(0, columns - 1))
    free = [(row, column) for row, column in reach(square, rows, columns) if board[row][column] == 0]
    return board, square, draw(st.permutations(free))


@given(cases())
def test_the_right_moves_are_right_in_any_order_as_tuples_or_lists(case: Case) -> None:
    board, square, moves = case
    assert first_move_flaw(board, square, moves) is None
    assert first_move_flaw(board, square, tuple(list(move) for move in moves)) is None


@given(cases(), st.data())
def test_a_move_left_out_is_missing(case: Case, data: st.DataObject) -> None:
    board, square, moves = case
    assume(moves)
    lost = data.draw(st.sampled_from(moves))
    rest = [move for move in moves if move != lost]
    assert first_move_flaw(board, square, rest) == Flaw("move-missing", squares=(lost,), expected=lost)


@given(cases(), st.data())
def test_a_square_in_the_list_twice_is_named(case: Case, data: st.DataObject) -> None:
    board, square, moves = case
    assume(moves)
    twice = data.draw(st.sampled_from(moves))
    flaw = first_move_flaw(board, square, [*moves, list(twice)])
    assert flaw == Flaw("square-twice", squares=(twice,), found=twice)


@given(cases(), st.data())
def test_a_visited_square_is_named_with_its_step(case: Case, data: st.DataObject) -> None:
    board, square, moves = case
    visited = [(row, column) for row, column in reach(square, len(board), len(board[0])) if board[row][column]]
    assume(visited)
    wrong = data.draw(st.sampled_from(visited))
    step = board[wrong[0]][wrong[1]]
    assert first_move_flaw(board, square, [*moves, wrong]) == Flaw("already-visited", step, (wrong,), found=wrong)


@given(cases(), st.integers(-9, 20), st.integers(-9, 20))
def test_a_square_that_is_not_on_the_board_is_named(case: Case, row: int, column: int) -> None:
    board, square, moves = case
    assume(not (0 <= row < len(board) and 0 <= column < len(board[0])))
    wrong = (row, column)
    assert first_move_flaw(board, square, [wrong, *moves]) == Flaw("off-the-board", squares=(wrong,), found=wrong)


@given(cases(), st.data())
def test_a_square_that_is_no_knights_move_away_is_named(case: Case, data: st.DataObject) -> None:
    board, square, moves = case
    near = reach(square, len(board), len(board[0]))
    all_squares = [(row, column) for row in range(len(board)) for column in range(len(board[0]))]
    wrong = data.draw(st.sampled_from([other for other in all_squares if other not in near]))
    flaw = first_move_flaw(board, square, [*moves, wrong])
    assert flaw == Flaw("not-a-knights-move", squares=(wrong,), found=wrong)


@given(cases())
def test_a_wrong_square_comes_before_a_missing_one(case: Case) -> None:
    board, square, moves = case
    assume(moves)
    flaw = first_move_flaw(board, square, [square])
    assert flaw == Flaw("not-a-knights-move", squares=(square,), found=square)


@given(
    cases(),
    st.sampled_from(
        [None, 5, "ab", (1,), (1, 2, 3), [], {1, 2}, (True, 0), (0, False), (0, 1.0), ("0", "1"), [[0, 1]]]
    ),
)
def test_what_is_no_square_is_named(case: Case, wrong: object) -> None:
    board, square, moves = case
    assert first_move_flaw(board, square, [*moves, wrong]) == Flaw("not-a-square", found=wrong)


@given(cases(), st.data())
def test_the_first_wrong_square_of_the_list_is_the_one_named(case: Case, data: st.DataObject) -> None:
    board, square, moves = case
    others = [(-1, -1), (99, 0), None]
    order = data.draw(st.permutations([*moves, *others]))
    flaw = first_move_flaw(board, square, order)
    assert flaw is not None
    assert flaw.found == next(item for item in order if item in others)
