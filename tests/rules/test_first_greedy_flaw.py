"""A greedy walk is right whichever smallest candidate it takes; one wrong choice is named at its step."""

import random
from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from knightstour.board import Board, Heuristic, Position, accessibility, edge_distance
from knightstour.rules import Flaw, first_greedy_flaw
from tests.rules.walks import Walk, board_of, reach, turned

Choice = Callable[[list[Position]], Position]


def free(board: Board, square: Position) -> list[Position]:
    return [(row, column) for row, column in reach(square, len(board), len(board)) if board[row][column] == 0]


def walk_on(board: Board, walk: list[Position], values: Heuristic, choose: Choice) -> Walk:
    """Go on with a walk, greedily, to its end."""
    while moves := free(board, walk[-1]):
        smallest = min(values(board, move) for move in moves)
        row, column = choose([move for move in moves if values(board, move) == smallest])
        walk.append((row, column))
        board[row][column] = len(walk)
    return tuple(walk)


def greedy_walk(side: int, start: Position, values: Heuristic, choose: Choice) -> Walk:
    board = board_of((start,), side, side)
    return walk_on(board, [start], values, choose)


@st.composite
def heuristics(draw: st.DrawFn) -> Heuristic:
    """One of the course's, its opposite, or one made up: of the square, of the whole board, negative, huge or equal."""
    choices: list[Heuristic] = [
        accessibility,
        edge_distance,
        lambda board, square: -accessibility(board, square),
        lambda _board, _square: 0,
        lambda _board, square: square[0] * 31 - square[1] * 17,
        lambda _board, square: (square[0] * 7 + square[1] * 3) % 4 - 10**30,
        lambda board, square: hash((tuple(map(tuple, board)), square)) % 3,
        lambda board, _square: sum(map(sum, board)),
    ]
    return draw(st.sampled_from(choices))


@st.composite
def cases(draw: st.DrawFn, least: int = 1) -> tuple[int, Position, Heuristic, Choice]:
    side = draw(st.integers(least, 8))
    start = draw(st.integers(0, side - 1)), draw(st.integers(0, side - 1))
    return side, start, draw(heuristics()), random.Random(draw(st.integers(0, 999))).choice


@given(cases())
def test_any_smallest_candidate_may_be_taken(case: tuple[int, Position, Heuristic, Choice]) -> None:
    side, start, values, choose = case
    walk = greedy_walk(side, start, values, choose)
    assert first_greedy_flaw(board_of(walk, side, side), side, start, values) is None


@given(cases())
def test_without_a_heuristic_any_walk_to_its_end_will_do(case: tuple[int, Position, Heuristic, Choice]) -> None:
    side, start, _values, choose = case
    walk = greedy_walk(side, start, lambda _board, _square: 0, choose)
    assert first_greedy_flaw(board_of(walk, side, side), side, start, None) is None


@given(cases(least=4), st.data())
def test_one_wrong_choice_is_named_at_its_step_with_the_better_square(
    case: tuple[int, Position, Heuristic, Choice], data: st.DataObject
) -> None:
    side, start, values, choose = case
    walk = greedy_walk(side, start, values, choose)
    wrong: list[tuple[int, Position]] = []
    board = board_of((start,), side, side)
    for step, square in enumerate(walk[1:], start=2):
        moves = free(board, walk[step - 2])
        smallest = min(values(board, move) for move in moves)
        wrong += [(step, move) for move in moves if values(board, move) > smallest]
        board[square[0]][square[1]] = step
    assume(wrong)
    step, chosen = data.draw(st.sampled_from(wrong))
    board = board_of(walk[: step - 1], side, side)
    moves = free(board, walk[step - 2])
    found, smallest = values(board, chosen), min(values(board, move) for move in moves)
    better = [move for move in moves if values(board, move) == smallest]
    board[chosen[0]][chosen[1]] = step
    other = walk_on(board, [*walk[: step - 1], chosen], values, choose)

    flaw = first_greedy_flaw(board_of(other, side, side), side, start, values)
    assert flaw is not None
    assert (flaw.kind, flaw.step, flaw.found, flaw.expected) == ("not-smallest", step, found, smallest)
    assert flaw.squares[0] == chosen
    assert flaw.squares[1] in better
    assert len(flaw.squares) == 2


@given(cases(least=3), st.data())
def test_a_walk_that_stops_early_is_told_where_it_could_go(
    case: tuple[int, Position, Heuristic, Choice], data: st.DataObject
) -> None:
    side, start, values, choose = case
    walk = greedy_walk(side, start, values, choose)
    assume(len(walk) > 1)
    length = data.draw(st.integers(1, len(walk) - 1))
    part = board_of(walk[:length], side, side)
    flaw = first_greedy_flaw(part, side, start, values)
    assert flaw is not None
    assert (flaw.kind, flaw.step, flaw.found) == ("stopped-early", length, length)
    assert flaw.squares[0] == walk[length - 1]
    assert set(flaw.squares[1:]) == set(free(part, walk[length - 1]))
    assert flaw.expected == len(flaw.squares) - 1


@given(cases(least=3))
def test_an_illegal_walk_is_judged_by_the_moves_before_the_values(
    case: tuple[int, Position, Heuristic, Choice],
) -> None:
    side, start, values, choose = case
    walk = greedy_walk(side, start, values, choose)
    assume(len(walk) > 1)
    elsewhere = (start[0], (start[1] + 1) % side)
    assume(elsewhere not in walk[:1])
    jumped = board_of((start, elsewhere), side, side)
    flaw = first_greedy_flaw(jumped, side, start, values)
    assert flaw == Flaw("illegal-jump", 2, (elsewhere, start), found=elsewhere, expected=start)


@given(cases(least=2))
def test_size_and_start_are_judged_first(case: tuple[int, Position, Heuristic, Choice]) -> None:
    side, start, values, choose = case
    board = board_of(greedy_walk(side, start, values, choose), side, side)
    assert first_greedy_flaw(board, side + 1, start, values) == Flaw(
        "wrong-size", found=(side, side), expected=(side + 1, side + 1)
    )
    other = (start[0], (start[1] + 1) % side)
    assert first_greedy_flaw(board, side, other, values) == Flaw("wrong-start", 1, (start, other), start, other)


def test_a_walk_from_the_mirrored_start_is_a_wrong_start() -> None:
    walk = greedy_walk(5, (0, 3), accessibility, lambda moves: moves[0])
    mirrored = turned(turned(walk, 5, 1, False, False), 5, 0, True, False)
    assert mirrored[0] == (3, 0)
    flaw = first_greedy_flaw(board_of(mirrored, 5, 5), 5, (0, 3), accessibility)
    assert flaw == Flaw("wrong-start", 1, ((3, 0), (0, 3)), found=(3, 0), expected=(0, 3))


@pytest.mark.parametrize("side", [1, 2, 3])
def test_a_start_without_a_move_is_the_whole_walk(side: int) -> None:
    start = (1, 1) if side == 3 else (0, 0)
    board = board_of((start,), side, side)
    assert first_greedy_flaw(board, side, start, accessibility) is None


def test_a_board_of_50_by_50_is_judged() -> None:
    walk = greedy_walk(50, (7, 30), accessibility, lambda moves: moves[-1])
    assert len(walk) > 2000
    assert first_greedy_flaw(board_of(walk, 50, 50), 50, (7, 30), accessibility) is None
    cut = board_of(walk[:1999], 50, 50)
    flaw = first_greedy_flaw(cut, 50, (7, 30), accessibility)
    assert flaw is not None
    assert (flaw.kind, flaw.step) == ("stopped-early", 1999)
