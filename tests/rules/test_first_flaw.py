"""A legal tour has no flaw, and any one change of it has the right one: the kind, the step and the squares."""

from collections.abc import Sequence

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from knightstour.board import Board, Position, is_jump
from knightstour.rules import Flaw, first_flaw, first_walk_flaw, walk_of
from tests.rules.walks import Walk, board_of, closed_tours, tour, tours

SQUARES_OF_25 = [(row, column) for row in range(5) for column in range(5)]


def first_bad_step(walk: Walk) -> int | None:
    """The first step of ``walk`` that is no knight's move, by looking at every step."""
    return next((step for step in range(2, len(walk) + 1) if not is_jump(walk[step - 2], walk[step - 1])), None)


def changed(board: Board, square: Position, value: object) -> list[list[object]]:
    copy: list[list[object]] = [list(row) for row in board]
    copy[square[0]][square[1]] = value
    return copy


# What is right


@given(tours())
def test_any_legal_tour_has_no_flaw(case: tuple[Walk, Board]) -> None:
    walk, board = case
    assert first_flaw(board) is None
    assert first_flaw(board, walk[0]) is None
    assert walk_of(board) == list(walk)


@given(tours())
def test_tuples_for_rows_are_as_good_as_lists(case: tuple[Walk, Board]) -> None:
    walk, board = case
    assert first_flaw(tuple(tuple(row) for row in board), walk[0]) is None
    assert first_flaw([tuple(row) for row in board], walk[0]) is None


@given(tours())
def test_the_start_may_be_given_as_a_list(case: tuple[Walk, Board]) -> None:
    walk, board = case
    assert first_flaw(board, list(walk[0])) is None  # type: ignore[arg-type]


@given(tours(), st.data())
def test_a_part_of_a_tour_is_a_flawless_walk_but_no_tour(case: tuple[Walk, Board], data: st.DataObject) -> None:
    walk, board = case
    assume(len(walk) > 1)
    length = data.draw(st.integers(1, len(walk) - 1))
    part = board_of(walk[:length], len(board), len(board[0]))
    assert first_walk_flaw(part, walk[0], len(board), len(board[0])) is None
    flaw = first_flaw(part, walk[0])
    assert flaw == Flaw("stops-after", length, (walk[length - 1],), found=length, expected=len(walk))


# Open and closed


@given(closed_tours())
def test_a_closed_tour_is_a_tour_open_or_closed(case: tuple[Walk, Board]) -> None:
    walk, board = case
    assert first_flaw(board, walk[0], closed=True) is None
    assert first_flaw(board, walk[0]) is None


@given(tours())
def test_an_open_tour_is_not_closed(case: tuple[Walk, Board]) -> None:
    walk, board = case
    assume(not is_jump(walk[-1], walk[0]))
    flaw = first_flaw(board, walk[0], closed=True)
    assert flaw == Flaw("not-closed", len(walk), (walk[-1], walk[0]), found=len(walk))


# One change


@given(tours(least=12), st.data())
def test_two_numbers_swapped_break_the_first_jump_that_is_none(case: tuple[Walk, Board], data: st.DataObject) -> None:
    walk, board = case
    one, other = data.draw(st.lists(st.integers(0, len(walk) - 1), min_size=2, max_size=2, unique=True))
    swapped = list(walk)
    swapped[one], swapped[other] = walk[other], walk[one]
    broken = board_of(tuple(swapped), len(board), len(board[0]))
    step = first_bad_step(tuple(swapped))
    if 0 in (one, other):
        expected: Flaw | None = Flaw("wrong-start", 1, (swapped[0], walk[0]), swapped[0], walk[0])
    elif step is not None:
        target, origin = swapped[step - 1], swapped[step - 2]
        expected = Flaw("illegal-jump", step, (target, origin), found=target, expected=origin)
    else:
        expected = None  # there are swaps that make another tour
    assert first_flaw(broken, walk[0]) == expected


@given(tours(least=12), st.data())
def test_without_a_start_a_swapped_first_square_is_an_illegal_jump(
    case: tuple[Walk, Board], data: st.DataObject
) -> None:
    walk, board = case
    other = data.draw(st.integers(1, len(walk) - 1))
    swapped = list(walk)
    swapped[0], swapped[other] = walk[other], walk[0]
    flaw = first_flaw(board_of(tuple(swapped), len(board), len(board[0])))
    assert (flaw.step if flaw else None) == first_bad_step(tuple(swapped))


@given(tours(least=12), st.data())
def test_a_number_that_is_lost_is_missing(case: tuple[Walk, Board], data: st.DataObject) -> None:
    walk, board = case
    step = data.draw(st.integers(1, len(walk) - 1))
    flaw = first_flaw(changed(board, walk[step - 1], 0), walk[0])
    before = walk[0] if step == 1 else walk[step - 2]
    assert flaw == Flaw("number-missing", step, (before,), expected=step)


@given(tours(least=12))
def test_with_its_last_number_lost_a_tour_stops_one_square_early(case: tuple[Walk, Board]) -> None:
    walk, board = case
    flaw = first_flaw(changed(board, walk[-1], 0), walk[0])
    assert flaw == Flaw("stops-after", len(walk) - 1, (walk[-2],), found=len(walk) - 1, expected=len(walk))


@given(tours(least=12), st.data())
def test_a_number_that_stands_twice_hides_another(case: tuple[Walk, Board], data: st.DataObject) -> None:
    walk, board = case
    copied, lost = data.draw(st.lists(st.integers(1, len(walk)), min_size=2, max_size=2, unique=True))
    flaw = first_flaw(changed(board, walk[lost - 1], copied), walk[0])
    if copied < lost:
        both = tuple(sorted([walk[copied - 1], walk[lost - 1]]))
        assert flaw == Flaw("number-twice", copied, both, found=copied)
    else:
        before = walk[0] if lost == 1 else walk[lost - 2]
        assert flaw == Flaw("number-missing", lost, (before,), expected=lost)


@given(tours(least=12), st.booleans())
def test_a_tour_counted_from_0_is_told_from_one_that_is_not_whole(case: tuple[Walk, Board], told: bool) -> None:
    walk, board = case
    lower = [[number - 1 for number in row] for row in board]
    assert first_flaw(lower, walk[0] if told else None) == Flaw("counted-from-0", None, (walk[0],), 0, 1)


@given(tours(least=12), st.integers(1, 1000))
def test_numbers_shifted_up_go_out_of_range(case: tuple[Walk, Board], shift: int) -> None:
    walk, board = case
    higher = [[number + shift for number in row] for row in board]
    flaw = first_flaw(higher, walk[0])
    assert flaw is not None
    assert flaw.kind == "number-out-of-range"
    assert flaw.found == len(walk) + max(1, shift + 1 - len(walk))
    assert flaw.expected == len(walk)


@given(tours(), st.data(), st.integers(max_value=-1) | st.integers(min_value=1).map(lambda more: 144 + more))
@example((tour(1, 1, (0, 0)), [[1]]), None, 10**5000)
def test_a_negative_or_too_large_number_is_out_of_range(
    case: tuple[Walk, Board], data: st.DataObject | None, number: int
) -> None:
    walk, board = case
    square = walk[0] if data is None else data.draw(st.sampled_from(walk))
    flaw = first_flaw(changed(board, square, number), walk[0])
    assert flaw == Flaw("number-out-of-range", None, (square,), found=number, expected=len(walk))


@given(tours(), st.data(), st.sampled_from([True, False, None, 1.0, "1", b"1", (1,), [1], {}]))
def test_what_is_no_whole_number_is_named_with_its_square(
    case: tuple[Walk, Board], data: st.DataObject, value: object
) -> None:
    walk, board = case
    square = data.draw(st.sampled_from(walk))
    assert first_flaw(changed(board, square, value), walk[0]) == Flaw("not-a-number", None, (square,), found=value)


@given(tours(least=12), st.data())
def test_another_start_is_a_verdict_of_its_own(case: tuple[Walk, Board], data: st.DataObject) -> None:
    walk, board = case
    asked = data.draw(st.sampled_from(walk[1:]))
    assert first_flaw(board, asked) == Flaw("wrong-start", 1, (walk[0], asked), found=walk[0], expected=asked)


# The shape


@given(tours(least=12), st.data())
def test_a_row_of_another_length_is_named(case: tuple[Walk, Board], data: st.DataObject) -> None:
    _walk, board = case
    row = data.draw(st.integers(1, len(board) - 1))
    width = len(board[0])
    shorter = [numbers[:-1] if index == row else numbers for index, numbers in enumerate(board)]
    longer = [[*numbers, 0] if index == row else numbers for index, numbers in enumerate(board)]
    assert first_flaw(shorter) == Flaw("uneven-rows", found=(row, width - 1), expected=width)
    assert first_flaw(longer) == Flaw("uneven-rows", found=(row, width + 1), expected=width)


@given(tours())
def test_a_board_of_another_size_is_the_wrong_size(case: tuple[Walk, Board]) -> None:
    walk, board = case
    size = len(board), len(board[0])
    for rows, columns in [(size[0] + 1, size[1]), (size[0], size[1] + 1), (13, 13)]:
        flaw = first_walk_flaw(board, walk[0], rows, columns)
        assert flaw == Flaw("wrong-size", found=size, expected=(rows, columns))
    assert first_walk_flaw(board, walk[0], *size) is None


@given(tours(least=12))
def test_the_squares_in_the_order_visited_are_a_path_and_no_board(case: tuple[Walk, Board]) -> None:
    walk, board = case
    size = len(board), len(board[0])
    paths: list[Sequence[Sequence[int]]] = [list(walk), [list(square) for square in walk], walk, walk[:-1]]
    for path in paths:
        flaw = first_walk_flaw(path, walk[0], len(board), len(board[0]))
        assert flaw == Flaw("path-not-board", found=(len(path), 2), expected=size)


@pytest.mark.parametrize(
    "board", [[], (), [[]], [[], []], [()], None, 5, "12", b"12", {}, {1: [1]}, [1, 2], ["1", "2"]]
)
def test_what_is_no_list_of_rows_is_no_board(board: object) -> None:
    assert first_flaw(board) == Flaw("not-a-board", found=board)


@pytest.mark.parametrize("board", [[[]], [[], []]])
def test_a_board_without_squares_has_the_wrong_size_where_a_size_is_asked_for(board: list[list[int]]) -> None:
    assert first_walk_flaw(board, (0, 0), 5, 5) == Flaw("wrong-size", found=(len(board), 0), expected=(5, 5))


# Rows that are one list


@pytest.mark.parametrize("side", [2, 3, 5, 8])
def test_one_row_repeated_is_named_before_anything_is_marked(side: int) -> None:
    assert first_walk_flaw([[0] * side] * side) == Flaw("rows-shared", found=(0, 1))


def test_two_rows_that_are_one_list_are_named() -> None:
    board = [[0] * 5 for _ in range(5)]
    board[3] = board[1]
    board[0][0] = 1
    assert first_walk_flaw(board) == Flaw("rows-shared", found=(1, 3))


@given(st.lists(st.integers(1, 25), min_size=1, max_size=5, unique=True).map(lambda steps: (steps + [0] * 4)[:5]))
def test_a_copied_board_shows_that_its_rows_were_one_list(row: list[int]) -> None:
    assert first_walk_flaw([list(row) for _ in range(5)]) == Flaw("rows-shared", found=(0, 1))


def test_rows_that_are_alike_because_every_square_holds_the_same_mark_are_not_taken_for_one() -> None:
    flaw = first_walk_flaw([[1] * 5 for _ in range(5)])
    assert flaw is not None
    assert (flaw.kind, flaw.step) == ("number-twice", 1)


def test_one_row_tuple_used_twice_is_no_shared_list() -> None:
    row = (0, 0)
    flaw = first_walk_flaw([row, row])
    assert flaw is not None
    assert flaw.kind == "nothing-visited"


# What else boards hold


@pytest.mark.parametrize("start", [None, (2, 1)])
def test_an_empty_board_has_nothing_visited(start: Position | None) -> None:
    marked = () if start is None else (start,)
    flaw = first_flaw([[0] * 4 for _ in range(4)], start)
    assert flaw == Flaw("nothing-visited", 1, marked, found=0, expected=1)


def test_one_square_numbered_0_has_nothing_visited() -> None:
    assert first_flaw([[0]], (0, 0)) == Flaw("nothing-visited", 1, ((0, 0),), found=0, expected=1)


def test_24_of_25_squares_are_not_taken_for_25_counted_from_0() -> None:
    walk = tour(5, 5, (0, 0))[:24]
    board = board_of(walk, 5, 5)
    assert {number for row in board for number in row} == set(range(25))
    for start in (None, (0, 0)):
        flaw = first_flaw(board, start)
        assert flaw == Flaw("stops-after", 24, (walk[-1],), found=24, expected=25)


@given(st.sampled_from(SQUARES_OF_25))
def test_where_the_numbers_fit_both_the_start_square_decides(start: Position) -> None:
    """Numbers 0 to 24 with a jump from 0 to 1: a tour counted from 0, or a walk of 24 squares that began on 1."""
    walk = tour(5, 5, (2, 2))
    board = [[number - 1 for number in row] for row in board_of(walk, 5, 5)]
    flaw = first_flaw(board, start)
    assert flaw is not None
    if start == walk[0]:
        assert flaw.kind == "counted-from-0"
    elif start == walk[1]:
        assert (flaw.kind, flaw.found) == ("stops-after", 24)
    else:
        assert (flaw.kind, flaw.found) == ("wrong-start", walk[1])


def test_a_board_of_8_by_8_with_an_illegal_jump_at_step_2_counted_from_0_is_judged_by_the_start() -> None:
    board = [[8 * row + column for column in range(8)] for row in range(8)]
    assert first_flaw(board, (0, 0)) == Flaw("counted-from-0", None, ((0, 0),), 0, 1)
    assert first_flaw(board) == Flaw("illegal-jump", 2, ((0, 2), (0, 1)), found=(0, 2), expected=(0, 1))
