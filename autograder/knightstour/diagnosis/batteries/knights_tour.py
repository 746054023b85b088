"""The batteries of the lab.

The calls go from the simplest up: small boards before large ones, empty ones before walked ones.  ``find_tour`` is
asked with heuristics that never give two squares the same value, so that the right walk, and most wrong ones, are the
same in everybody's hands, whatever the order of moves and however ties are broken.
"""

from knightstour.board import Board, Heuristic, Position, candidates, empty_board
from knightstour.runner.answers import Call, Expression

# The course's functions that take the place of the student's while an exercise is asked.
LENT: dict[str, tuple[str, ...]] = {
    "generate_moves": (),
    "heuristic_1": ("generate_moves",),
    "heuristic_2": (),
    "find_tour": ("generate_moves", "heuristic_1", "heuristic_2"),
    "whole_program": (),
}

SECONDS = 1.0  # of processor time; every call is the work of a few thousandths

# A tour of 5 × 5 that no reflection or rotation maps to itself.
TOUR = (
    (1, 20, 9, 14, 3),
    (10, 15, 2, 19, 24),
    (21, 8, 23, 4, 13),
    (16, 11, 6, 25, 18),
    (7, 22, 17, 12, 5),
)


def _walked(last: int) -> Board:
    """The board of `TOUR` when the knight has just made step ``last``."""
    return [[step if step <= last else 0 for step in row] for row in TOUR]


def _cases() -> list[tuple[Board, Position]]:
    """Boards and squares on them for the functions that look at one square."""
    small = [(empty_board(3), (0, 0)), (empty_board(3), (1, 1))]
    small += [(empty_board(5), square) for square in ((2, 2), (0, 0), (0, 1), (3, 0), (4, 3), (1, 2), (3, 4))]
    walked = [(_walked(2), (1, 2)), (_walked(6), (3, 2)), (_walked(6), (1, 3)), (_walked(12), (4, 3))]
    walked += [(_walked(12), square) for square in ((2, 2), (1, 3), (3, 0), (0, 1))]
    walked += [(_walked(18), (3, 4)), (_walked(18), (2, 0)), (_walked(25), (2, 2)), (_walked(25), (3, 3))]
    large = [(empty_board(8), square) for square in ((7, 7), (3, 4), (0, 2), (5, 1))]
    large += [(empty_board(10), square) for square in ((8, 8), (6, 7), (9, 0))]
    return small + walked + large


def _calls(function: str, cases: list[tuple[Board, Position]]) -> tuple[Call, ...]:
    return tuple(Call(function, case, seconds=SECONDS, echo=True) for case in cases)


def _edge_cases() -> list[tuple[Board, Position]]:
    """Boards and squares for the formula that looks at the size of the board only."""
    cases = [(empty_board(5), (row, column)) for row in range(5) for column in range(5)]
    cases += [(empty_board(3), (1, 2)), (empty_board(4), (1, 2)), (_walked(12), (2, 1)), (_walked(25), (3, 2))]
    cases += [(empty_board(8), square) for square in ((0, 0), (3, 4), (6, 2), (7, 7))]
    return cases + [(empty_board(10), square) for square in ((9, 9), (4, 7), (8, 5))]


# Heuristics without ties on boards of up to 10 rows.
_DOWNWARDS = "lambda board, square: 10 * square[0] + square[1]"
_UPWARDS = "lambda board, square: -10 * square[0] - square[1]"
_SLANTED = "lambda board, square: 3 * square[1] - 31 * square[0]"
_AROUND_THE_MIDDLE = "lambda board, square: 10 * (square[0] - 2) + square[1] - 2"
_BELOW_1 = "lambda board, square: (10 * square[1] + square[0] + 1) / 200"
_FEWEST_WAYS_ON = "lambda board, square: 100 * len(generate_moves(board, square)) + 10 * square[0] + square[1]"
_FEWEST_FROM_BELOW = "lambda board, square: 100 * len(generate_moves(board, square)) - 10 * square[0] - square[1]"
_FEWEST_BELOW_1 = (
    "lambda board, square: (100 * len(generate_moves(board, square)) + 10 * square[1] + square[0] + 1) / 1000"
)
_FEWEST_ABOVE_2000000 = (
    "lambda board, square: 2000000 + 100 * len(generate_moves(board, square)) - 10 * square[1] - square[0]"
)
_FREE_SQUARES_ONLY = (
    "lambda board, square: "
    "(100 * len(generate_moves(board, square)) + 10 * square[1] + square[0]) // (board[square[0]][square[1]] == 0)"
)

_TURNING = (  # downwards and upwards in turn
    "lambda board, square: "
    "(10 * square[0] + square[1]) * (1 if sum(step > 0 for row in board for step in row) % 3 else -1)"
)

# Work that searches on from dead ends must come to its end here, too: on 4 × 4 that is soon, on larger boards where the
# candidate with the fewest ways on comes first.
WALKS: tuple[tuple[int, Position, str], ...] = (
    (1, (0, 0), _DOWNWARDS),
    (2, (1, 0), _DOWNWARDS),
    (3, (0, 0), _DOWNWARDS),
    (3, (0, 0), _UPWARDS),
    (3, (1, 2), _DOWNWARDS),
    (3, (2, 1), _BELOW_1),
    (4, (1, 2), _FEWEST_WAYS_ON),
    (4, (1, 2), _FEWEST_FROM_BELOW),
    (4, (3, 1), _BELOW_1),
    (4, (2, 3), _SLANTED),
    (4, (2, 3), _AROUND_THE_MIDDLE),
    (4, (3, 2), _TURNING),
    (5, (0, 0), _FEWEST_WAYS_ON),
    (5, (2, 4), _FEWEST_WAYS_ON),
    (5, (0, 0), _FEWEST_WAYS_ON),  # once more: nothing may be left over from the first time
    (5, (1, 3), _FEWEST_BELOW_1),
    (5, (1, 3), _FEWEST_ABOVE_2000000),
    (5, (4, 2), _FREE_SQUARES_ONLY),
    (6, (4, 1), _FEWEST_WAYS_ON),
    (6, (4, 1), _FEWEST_FROM_BELOW),
    (8, (3, 5), _FEWEST_FROM_BELOW),
    (9, (2, 6), _FEWEST_WAYS_ON),
)

BATTERIES: dict[str, tuple[Call, ...]] = {
    "generate_moves": _calls("generate_moves", _cases()),
    "heuristic_1": _calls("heuristic_1", _cases()),
    "heuristic_2": _calls("heuristic_2", _edge_cases()),
    "find_tour": tuple(
        Call("find_tour", (side, start, Expression(heuristic)), seconds=SECONDS) for side, start, heuristic in WALKS
    ),
}

# The same heuristics for the grader's own use.
HEURISTICS: dict[str, Heuristic] = {text: eval(text, {"generate_moves": candidates}) for _, _, text in WALKS}  # noqa: S307

# For the file run as a program.  The squares tell a start that was swapped, shifted or ignored from the right one.
PROGRAM_SIDE = 8
PROGRAM_STARTS: tuple[Position, ...] = ((2, 5), (3, 0), (0, 6), (7, 4), (1, 3), (3, 7), (1, 1))
