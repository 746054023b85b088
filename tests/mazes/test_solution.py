"""The reference does work in proportion to the cells, without deep recursion."""

import random
import sys
from typing import Any

import pytest

from tests.benchmarks.mazes import load_solution

SOLUTION: Any = load_solution()


class Watched(list[Any]):
    """An order that counts how often a place of it is looked at."""

    looks = 0

    def __getitem__(self, place: Any) -> Any:
        self.looks += 1
        return super().__getitem__(place)


@pytest.mark.parametrize("side", [10, 40, 160])
@pytest.mark.parametrize("longest", [1, 7, 100_000])
def test_hunts_look_at_each_place_about_once(side: int, longest: int) -> None:
    order = Watched(SOLUTION.row_by_row(side, side))
    SOLUTION.hunt_and_kill(side, side, random.Random(1), order, longest)
    assert order.looks <= 3 * side * side


def test_a_large_maze_is_made_and_solved_with_few_calls_inside_one_another() -> None:
    side = 120
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(200)
    try:
        for maze in (
            SOLUTION.hunt_and_kill(side, side, random.Random(1), SOLUTION.row_by_row(side, side), side * side),
            SOLUTION.backtracker(side, side, random.Random(1)),
        ):
            way = SOLUTION.way_out(maze, (0, 0), (side - 1, side - 1))
            assert way[-1] == (side - 1, side - 1)
    finally:
        sys.setrecursionlimit(limit)
