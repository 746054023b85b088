"""The course's own walks, whose figures the lessons show."""

import random

import pytest

from knightstour.board import accessibility, edge_distance
from knightstour.rules import first_flaw, first_greedy_flaw
from knightstour.walks import Search, Ties, first_then_second, greedy_walk, squares_visited, weighed

SMALL = [(side, (row, column)) for side in (1, 2, 3, 4, 5) for row in range(side) for column in range(side)]


@pytest.mark.parametrize("ties", ["first", "last", "random"])
@pytest.mark.parametrize("heuristic", [accessibility, edge_distance, first_then_second])
def test_every_walk_keeps_to_the_rule(heuristic: object, ties: Ties) -> None:
    assert callable(heuristic)
    for side, start in SMALL:
        board = greedy_walk(side, start, heuristic, ties, random.Random(1))
        assert first_greedy_flaw(board, side, start, heuristic) is None


def test_taking_the_last_gives_the_same_map_turned_half_round_in_the_order_of_the_handout() -> None:
    for row in range(8):
        for column in range(8):
            first = greedy_walk(8, (row, column), accessibility)
            last = greedy_walk(8, (7 - row, 7 - column), accessibility, "last")
            assert first == [steps[::-1] for steps in last[::-1]]


@pytest.mark.parametrize(("side", "jumps", "looks"), [(5, 8_839, 73), (6, 248_168, 116)])
def test_the_cost_of_trying_everything_against_that_of_the_heuristic(side: int, jumps: int, looks: int) -> None:
    search = Search(side, (0, 0))
    for _jumps in search.run():
        pass
    assert search.over
    assert search.jumps == jumps
    assert first_flaw(search.found, (0, 0)) is None
    assert weighed(greedy_walk(side, (0, 0), accessibility)) == looks


def test_on_a_chessboard_a_million_jumps_are_not_enough() -> None:
    search = Search(8, (0, 0))
    for jumps in search.run(50_000):
        if jumps >= 1_000_000:
            break
    assert search.found is None
    assert not search.over
    assert weighed(greedy_walk(8, (0, 0), accessibility)) == 232


def test_a_search_that_finds_nothing_ends() -> None:
    search = Search(3, (0, 0))
    assert list(search.run()) == []
    assert search.over
    assert search.found is None


def test_a_board_of_one_square_is_found_at_once() -> None:
    search = Search(1, (0, 0))
    assert list(search.run()) == []
    assert search.found == [[1]]


def test_squares_visited_counts_steps() -> None:
    assert squares_visited([[1, 0], [0, 2]]) == 2
