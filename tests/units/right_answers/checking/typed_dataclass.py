from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Fault(str, Enum):
    STRANGE = "strange number"
    FROM_0 = "counted from 0"
    MISSING = "missing"
    TWICE = "twice"
    START = "wrong start"
    JUMP = "no jump"
    LEFT = "not visited"


@dataclass(frozen=True)
class Square:
    row: int
    column: int

    def near(self, other: Square) -> bool:
        return {abs(self.row - other.row), abs(self.column - other.column)} == {1, 2}


def is_jump(origin: tuple[int, int], target: tuple[int, int]) -> bool:
    return Square(*origin).near(Square(*target))


def squares_of(board: list[list[int]], number: int) -> list[Square]:
    return [Square(r, c) for r, row in enumerate(board) for c, held in enumerate(row) if held == number]


def is_tour(board: list[list[int]], start: tuple[int, int]) -> bool:
    return first_fault(board, start) is None


def is_closed(board: list[list[int]]) -> bool:
    first = squares_of(board, 1)
    if len(first) != 1 or not is_tour(board, (first[0].row, first[0].column)):
        return False
    (last,) = squares_of(board, len(board) * len(board[0]))
    return last.near(first[0])


def first_fault(board: list[list[int]], start: tuple[int, int]) -> tuple[str, int] | None:
    numbers = [number for row in board for number in row]
    total, begin = len(numbers), Square(*start)
    outside = [number for number in numbers if number not in range(total + 1)]
    if outside:
        return Fault.STRANGE.value, min(outside)
    if sorted(numbers) == list(range(total)) and squares_of(board, 0) == [begin]:
        return Fault.FROM_0.value, 0
    before: Square | None = None
    for step in range(1, max(numbers) + 1):
        match squares_of(board, step):
            case []:
                return Fault.MISSING.value, step
            case [only]:
                if before is None and only != begin:
                    return Fault.START.value, 1
                if before is not None and not before.near(only):
                    return Fault.JUMP.value, step
                before = only
            case _:
                return Fault.TWICE.value, step
    return (Fault.LEFT.value, max(numbers)) if 0 in numbers else None


class TestFindTour:
    """Asks in three rounds, so that what is left over shows."""

    CALLS = [(n, (r, c)) for n in (5, 6) for r in range(n) for c in range(n)] + [
        (n, ((n - 1) // 2, n // 3)) for n in (1, 2, 3, 4, 7, 8, 9, 10, 12)
    ]

    def every(self, find_tour):
        for n, start in self.CALLS + self.CALLS[::-3]:
            yield n, start, find_tour(n, start)

    def test_form(self, find_tour):
        for n, _, board in self.every(find_tour):
            assert isinstance(board, list) and len(board) == n
            for row in board:
                assert isinstance(row, list) and len(row) == n
                assert all(isinstance(step, int) and not isinstance(step, bool) for step in row)

    def test_start_and_steps(self, find_tour):
        for n, start, board in self.every(find_tour):
            steps = sorted(step for row in board for step in row)
            visited = n * n - steps.count(0)
            assert steps == [0] * (n * n - visited) + list(range(1, visited + 1))
            assert board[start[0]][start[1]] == 1

    def test_rule(self, find_tour):
        for n, start, board in self.every(find_tour):
            where = {board[r][c]: (r, c) for r in range(n) for c in range(n)}
            last = max(where)
            for step in range(1, last + 1):
                options = self.later(board, where[step], step)
                if step == last:
                    assert not options
                    break
                counts = [len(self.later(board, option, step)) for option in options]
                assert where[step + 1] in options
                assert counts[options.index(where[step + 1])] == min(counts)

    @staticmethod
    def later(board, square, step):
        """The squares that are free when this step is made."""
        n = len(board)
        return [
            (r, c)
            for r in range(n)
            for c in range(n)
            if (r - square[0]) ** 2 + (c - square[1]) ** 2 == 5 and (board[r][c] == 0 or board[r][c] > step)
        ]
