"""The batteries of the unit on ties.

Functions that are given to the submission never leave a choice open: each value and each tie-break is the same in
everybody's hands, whatever the order of lists.
"""

from knightstour.board import Position
from knightstour.boards import empty_cases, spread_cases, walked_cases
from knightstour.judges.chance import with_other_luck
from knightstour.runner.answers import Call, Expression, Value

DEFINITIONS = ("accessible", "accessibility", "edge_distance")
LENT: dict[str, tuple[str, ...]] = {
    "smallest_candidates": DEFINITIONS,
    "choose_by_chance": (),
    "walk_with_ties": (*DEFINITIONS, "smallest_candidates"),
    "warnsdorff": (*DEFINITIONS, "smallest_candidates", "choose_by_chance", "walk_with_ties"),
    "second_look": DEFINITIONS,
    "both_heuristics": DEFINITIONS,
    "walk_by_orders": (*DEFINITIONS, "smallest_candidates"),
}

SECONDS = 0.5


def _call(function: str, *arguments: Value) -> Call:
    return Call(function, arguments, seconds=SECONDS, echo=True)


def _source(seed: int) -> Expression:
    return Expression(f"random.Random({seed})")


CASES = [*empty_cases((3, 5)), *spread_cases(8, (0, 1, 3)), *walked_cases((4, 5, 8), each=12)]
FREE = [(board, square) for board, square in CASES if board[square[0]][square[1]] == 0]
# By each of these at most one square is the smallest, or all are the same, or a few.
HEURISTICS = (
    "accessibility",
    "edge_distance",
    "lambda board, square: 7",
    "lambda board, square: -square[0] - square[1]",
)

CHANCES: tuple[list[Position], ...] = ([(4, 4)], [(2, 1), (0, 3)], [(1, 2), (2, 5), (4, 5), (5, 2)])
SEEDS = range(24)
SIDE_OF_ONE_SEED = 8  # walks on this board are asked for with one seed, and with other luck outside of the source

CHOICES = (
    "lambda board, squares: min(squares)",
    "lambda board, squares: max(squares)",
    "lambda board, squares: sorted(squares)[max(map(max, board)) % len(squares)]",
)
STARTS: tuple[tuple[int, Position], ...] = ((1, (0, 0)), (3, (0, 1)), (5, (1, 1)), (5, (0, 1)), (8, (3, 5)))


def _half_free(half: int) -> Expression:
    """A board whose left half is free, as text."""
    return Expression(f"[[0] * {half} + [1] * {half} for _ in range({2 * half})]")


# Boards with squares whose values are put in order.  On the largest, heuristic 2 goes over a thousand.
ORDERED: tuple[tuple[Expression, tuple[Position, ...]], ...] = (
    *(
        (
            _half_free(half),
            ((0, 0), (0, 1), (1, 1), (0, half), (1, half // 2), (half, half), (half, half + 1), (2, 2), (half, 0)),
        )
        for half in (3, 4, 6, 8, 20, 60, 100)
    ),
    (_half_free(600), ((0, 1), (600, 601))),
)

_MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))
_ORDERS = [[_MOVES[int(number) - 1] for number in numbers] for numbers in ("34261578", "87642135", "51867342")]
PLANS: tuple[tuple[int, Position, Value], ...] = (
    (1, (0, 0), [(_ORDERS[0], None)]),
    (3, (0, 1), [(_ORDERS[0], None)]),
    (5, (0, 0), [(_ORDERS[1], None)]),
    (8, (5, 5), [(_ORDERS[2], None)]),
    (5, (2, 2), [(_ORDERS[0], (2, 2)), (_ORDERS[1], (1, 0)), (_ORDERS[2], None)]),
    (5, (0, 0), [(_ORDERS[0], (0, 1)), (_ORDERS[1], (0, 0)), (_ORDERS[2], None)]),
    (6, (0, 0), [(_ORDERS[0], (5, 4)), (_ORDERS[1], (2, 0)), (_ORDERS[2], None)]),
    (6, (5, 0), [(_ORDERS[0], (5, 0)), (_ORDERS[1], (2, 5)), (_ORDERS[2], None)]),
    (6, (2, 3), [(_ORDERS[0], (1, 5)), (_ORDERS[1], (3, 4)), (_ORDERS[2], None)]),
    (8, (4, 4), [(_ORDERS[0], (4, 4)), (_ORDERS[1], (3, 7)), (_ORDERS[2], None)]),
)

BATTERIES: dict[str, tuple[Call, ...]] = {
    "smallest_candidates": tuple(
        _call("smallest_candidates", *case, Expression(HEURISTICS[number % len(HEURISTICS)]))
        for number, case in enumerate(CASES)
    ),
    "choose_by_chance": tuple(
        _call("choose_by_chance", squares, _source(seed)) for squares in CHANCES for seed in SEEDS
    ),
    "walk_with_ties": tuple(
        _call("walk_with_ties", side, start, Expression(choose)) for side, start in STARTS for choose in CHOICES
    ),
    "warnsdorff": (
        *(_call("warnsdorff", side, _source(seed)) for side in (1, 3, 5) for seed in SEEDS),
        *(with_other_luck(_call("warnsdorff", SIDE_OF_ONE_SEED, _source(1)), luck) for luck in range(6)),
    ),
    "second_look": tuple(_call("second_look", *case) for case in FREE),
    "both_heuristics": tuple(
        _call("both_heuristics", board, square) for board, squares in ORDERED for square in squares
    ),
    "walk_by_orders": tuple(_call("walk_by_orders", *plan) for plan in PLANS),
}
