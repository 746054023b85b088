"""The figures of the later units, and the course's own walks and searches against those of the solutions."""

import runpy
from typing import Any

import pytest

from knightstour.board import Board, Position, accessibility, empty_board
from knightstour.boards import walked_cases
from knightstour.course import content_folder
from knightstour.judges.fast_tour import first_choice_flaw, is_walk
from knightstour.rules import first_flaw, first_greedy_flaw, first_walk_flaw, walk_of
from knightstour.searching import OrderedSearch, ways_to_finish
from knightstour.ties import planned_walk, second_look
from knightstour.walks import squares_visited


def solution(unit: str) -> dict[str, Any]:
    return runpy.run_path(str(content_folder("solutions") / f"{unit}.py"))


TIES, BACKTRACKING, FAST = solution("tie_breaking"), solution("backtracking"), solution("fast_tour")


@pytest.mark.parametrize("side", [*range(5, 22), 29, 30, 37, 74])
def test_the_two_walks_by_changing_orders_are_one(side: int) -> None:
    plan = TIES["squirrel_cull"](side)
    board = planned_walk(side, plan)
    assert board == TIES["walk_by_orders"](side, (0, 0), plan)
    assert (first_flaw(board, (0, 0)) is None) == (side != 74)


@pytest.mark.parametrize("side", [48, 73, 75, 112, 200])
def test_changing_orders_visit_the_whole_board(side: int) -> None:
    assert squares_visited(planned_walk(side, TIES["squirrel_cull"](side))) == side * side


def test_the_two_second_looks_are_one() -> None:
    for board, square in walked_cases((4, 5, 6), each=20):
        if board[square[0]][square[1]] == 0:
            assert second_look(board, square) == TIES["second_look"](board, square)


def begun(side: int, start: Position) -> tuple[list[list[int]], Position]:
    board = empty_board(side)
    board[start[0]][start[1]] = 1
    return board, start


def test_there_are_1728_tours_of_5_by_5() -> None:
    counts = {start: ways_to_finish(*begun(5, start)) for start in ((0, 0), (0, 2), (1, 1), (2, 2))}
    assert counts == {(0, 0): 304, (0, 2): 56, (1, 1): 56, (2, 2): 64}
    assert 4 * (304 + 56 + 56) + 64 == 1728
    assert BACKTRACKING["count_tours"](*begun(4, (0, 0))) == 0


def by_rows(_board: Board, squares: list[Position]) -> list[Position]:
    return sorted(squares)


def test_the_two_searches_are_one() -> None:
    search = OrderedSearch(5, (0, 0), by_rows)
    found = search.finish()
    assert first_flaw(found, (0, 0)) is None
    assert BACKTRACKING["search_in_order"](5, (0, 0), by_rows) == found
    within = BACKTRACKING["search_within"]
    assert within(5, (0, 0), by_rows, search.moves) == found
    assert within(5, (0, 0), by_rows, search.moves - 1) == "gave up"


def test_40_by_40_is_no_trouble_for_the_search() -> None:
    def order(board: Board, squares: list[Position]) -> list[Position]:
        return sorted(squares, key=lambda s: (accessibility(board, s), -((s[0] - 20) ** 2) - (s[1] - 20) ** 2, s))

    assert first_flaw(BACKTRACKING["search_in_order"](40, (0, 0), order), (0, 0)) is None


def test_a_million_squares_are_visited_as_a_whole() -> None:
    board = FAST["fast_tour"](1000, (0, 0))
    assert is_walk(board, 1000, (0, 0))
    assert squares_visited(board) == 1_000_000


def test_the_fast_judge_agrees_with_the_slow_one() -> None:
    for side in range(1, 8):
        for row in range(side):
            for column in range(side):
                board = FAST["fast_tour"](side, (row, column))
                assert first_greedy_flaw(board, side, (row, column), accessibility) is None
                assert is_walk(board, side, (row, column))
                assert first_choice_flaw(board, side) is None
    for board, _square in walked_cases((5, 6), each=30):
        start = walk_of(board)[0]
        assert is_walk(board, len(board), start) == (first_walk_flaw(board, start) is None)
        slow, fast = first_greedy_flaw(board, len(board), start, accessibility), first_choice_flaw(board, len(board))
        assert (slow and (slow.kind, slow.step, slow.found, slow.expected)) == (
            fast and (fast.kind, fast.step, fast.found, fast.expected)
        )
