"""What is asked of a submission on judging: boards that tell its mistakes apart; every answer is unique."""

from knightstour.board import Board, Position
from knightstour.lent.checking import BENCH
from knightstour.programs import Program, faulty_programs, right_programs
from knightstour.runner.answers import Call
from knightstour.specimens import CLOSED, GLUED, OPEN, RING, Rows

LENT: dict[str, tuple[str, ...]] = {
    "is_jump": (),
    "is_tour": ("is_jump", "first_fault"),
    "is_closed": ("is_jump", "is_tour", "first_fault"),
    "first_fault": ("is_jump", "is_tour", "is_closed"),
    "test_find_tour": (BENCH,),
}

# What tests are tried on: some right programs, and of each kind of fault every third program.
PROGRAMS: tuple[Program, ...] = (*right_programs()[:6], *faulty_programs()[::3])

_PAIRS: tuple[tuple[Position, Position], ...] = (
    ((0, 0), (0, 0)),
    ((0, 0), (1, 2)),
    ((0, 0), (2, 1)),
    ((4, 4), (2, 3)),
    ((4, 4), (3, 6)),
    ((0, 0), (0, 3)),
    ((3, 3), (0, 3)),
    ((1, 1), (2, 2)),
    ((1, 1), (3, 3)),
    ((1, 1), (1, 2)),
    ((0, 0), (7, 6)),
    ((0, 1), (4, 7)),
)


def _changed(rows: Rows, numbers: dict[int, int]) -> Board:
    """The board with some numbers in the place of others."""
    return [[numbers.get(number, number) for number in row] for row in rows]


_SMALL, _SQUARE = OPEN[0], OPEN[4]
_TOTAL = 12
_STARTS: tuple[tuple[Board, Position], ...] = (
    ([[1]], (0, 0)),
    ([[0]], (0, 0)),
    ([[2]], (0, 0)),
    (_changed(_SMALL, {}), (0, 0)),
    (_changed(_SQUARE, {}), (0, 0)),
    (_changed(CLOSED[1], {}), (0, 0)),
    (_changed(_SMALL, {}), (1, 2)),
    (_changed(_SMALL, {12: 0}), (0, 0)),
    (_changed(_SMALL, {12: 0, 11: 0}), (0, 0)),
    (_changed(_SMALL, {12: 13}), (0, 0)),
    (_changed(_SMALL, {12: -1, 4: 20}), (0, 0)),
    (_changed(_SMALL, {1: 2, 2: 1}), (0, 0)),
    (_changed(_SMALL, {2: 3, 3: 2}), (0, 0)),
    (_changed(_SMALL, {11: 12, 12: 11}), (0, 0)),
    (_changed(_SMALL, {5: 7, 7: 5}), (0, 0)),
    (_changed(_SMALL, {3: 2, 8: 9}), (0, 0)),
    (_changed(_SMALL, {3: 4, 4: 3, 8: 9}), (0, 0)),
    (_changed(_SMALL, {3: 2, 2: 3, 12: 30}), (0, 0)),
    (_changed(_SMALL, {number: number - 1 for number in range(1, _TOTAL + 1)}), (0, 0)),
    (_changed(_SMALL, {12: 6, 6: 0}), (0, 0)),
    (_changed(_SMALL, {4: 3, 5: 6}), (0, 0)),
    ([[0, 0, 0], [0, 0, 0]], (0, 0)),
    ([[1, 6, 3], [4, 0, 8], [7, 2, 5]], (0, 0)),
    (_changed(RING, {}), (0, 0)),
    (_changed(GLUED[0], {}), (0, 0)),
    (_changed(GLUED[2], {}), (0, 0)),
    ([list(_SQUARE[-1]), *map(list, _SQUARE[:-1])], (1, 0)),
    ([[*row[2:], *row[:2]] for row in _SQUARE], (0, 3)),
)
_BOARDS: tuple[Board, ...] = (
    *(_changed(rows, {}) for rows in CLOSED),
    [[7, 2, 5], [4, 9, 8], [1, 6, 3]],
    _changed(CLOSED[1], {2: 4, 4: 2}),
    _changed(OPEN[2], {}),
    _changed(OPEN[3], {}),
    *(board for board, _start in _STARTS),
    [[1, 2]],
)

BATTERIES: dict[str, tuple[Call, ...]] = {
    "is_jump": tuple(Call("is_jump", pair) for pair in _PAIRS),
    "is_tour": tuple(Call("is_tour", case) for case in _STARTS),
    "is_closed": tuple(Call("is_closed", (board,)) for board in _BOARDS),
    "first_fault": tuple(Call("first_fault", case) for case in _STARTS),
}
