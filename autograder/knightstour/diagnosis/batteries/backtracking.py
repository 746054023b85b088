"""The batteries of the unit on backtracking: short walks, and searches whose order leaves no choice."""

from knightstour.board import Board, Position, empty_board
from knightstour.runner.answers import Call, Expression

LENT: dict[str, tuple[str, ...]] = {
    "take_back": (),
    "finish_tour": (),
    "count_tours": (),
    "search_in_order": ("free_squares", "take_back"),
    "search_within": ("free_squares", "take_back"),
}

SECONDS = 1.0

_TOUR_5 = ((1, 20, 9, 14, 3), (10, 15, 2, 19, 24), (21, 8, 23, 4, 13), (16, 11, 6, 25, 18), (7, 22, 17, 12, 5))
# Heuristic 1 goes wrong on the way.
_WINDING = ((3, 16, 7, 22, 5), (8, 21, 4, 17, 12), (15, 2, 11, 6, 23), (20, 9, 24, 13, 18), (1, 14, 19, 10, 25))
_TOUR_3_4 = ((1, 4, 7, 10), (8, 11, 2, 5), (3, 6, 9, 12))


def _cut(tour: tuple[tuple[int, ...], ...], last: int) -> tuple[Board, Position]:
    board = [[step if step <= last else 0 for step in row] for row in tour]
    return board, next((r, c) for r, row in enumerate(tour) for c, step in enumerate(row) if step == last)


def _begun(rows: int, columns: int, start: Position) -> tuple[Board, Position]:
    board = empty_board(rows, columns)
    board[start[0]][start[1]] = 1
    return board, start


def _walk(board: Board) -> list[Position]:
    places = {step: (r, c) for r, row in enumerate(board) for c, step in enumerate(row) if step}
    return [places[step] for step in sorted(places)]


CASES = [
    _begun(1, 1, (0, 0)),
    _begun(3, 3, (0, 0)),
    _begun(3, 3, (1, 1)),
    *(_cut(_TOUR_3_4, last) for last in (12, 11, 6)),
    _begun(3, 4, (0, 0)),
    _begun(3, 4, (0, 1)),
    _begun(4, 3, (0, 0)),
    _begun(4, 4, (1, 2)),
    *(_cut(_TOUR_5, last) for last in (25, 24, 20, 16, 12, 9)),
    *(_cut(_WINDING, last) for last in (10, 9)),
]

_ROWS = "lambda board, squares: sorted(squares)"
_FEWEST = "lambda board, squares: sorted(squares, key=lambda s: (len(free_squares(board, s)), s))"
_MOST = "lambda board, squares: sorted(squares, key=lambda s: (len(free_squares(board, s)), -s[0], -s[1]))"
_TURNS = "lambda board, squares: sorted(squares, reverse=max(map(max, board)) % 2 == 1)"
SEARCHES: tuple[tuple[int, Position, str], ...] = (
    (1, (0, 0), _ROWS),
    (2, (0, 1), _ROWS),
    (3, (0, 0), _ROWS),
    (3, (1, 1), _FEWEST),
    (4, (1, 2), _FEWEST),
    (5, (0, 0), _FEWEST),
    (5, (0, 0), _MOST),
    (5, (1, 1), _FEWEST),
    (5, (2, 0), _FEWEST),
    (5, (0, 4), _ROWS),
    (5, (0, 0), _TURNS),
    (6, (2, 3), _FEWEST),
)
BUDGETS = ((2, (0, 1), 5), (3, (0, 0), 1000), (3, (0, 0), 3), (4, (0, 0), 100_000), (5, (0, 0), 23), (5, (0, 0), 24))
MORE_BUDGETS = ((5, (0, 0), 25), (5, (0, 0), 300), (6, (0, 0), 5), (6, (2, 3), 1000), (3, (0, 0), 14), (3, (0, 0), 20))

BATTERIES: dict[str, tuple[Call, ...]] = {
    "take_back": tuple(
        Call("take_back", (board, _walk(board)), seconds=SECONDS, echo=True)
        for board, _square in (_cut(_TOUR_3_4, 1), _cut(_TOUR_3_4, 2), _cut(_TOUR_3_4, 7), _cut(_TOUR_5, 14))
    ),
    "finish_tour": tuple(Call("finish_tour", case, seconds=SECONDS, echo=True) for case in CASES),
    "count_tours": tuple(Call("count_tours", case, seconds=SECONDS, echo=True) for case in CASES),
    "search_in_order": tuple(
        Call("search_in_order", (side, start, Expression(order)), seconds=SECONDS) for side, start, order in SEARCHES
    ),
    "search_within": tuple(
        Call("search_within", (side, start, Expression(_FEWEST), budget), seconds=SECONDS)
        for side, start, budget in (*BUDGETS, *MORE_BUDGETS)
    ),
}
