"""The batteries of the unit on speed."""

from knightstour.board import Position, neighbours_on
from knightstour.judges.fast_tour import Neighbours, knight_neighbours, knight_text, ring_neighbours, ring_text
from knightstour.runner.answers import Call, Expression

LENT: dict[str, tuple[str, ...]] = {
    "neighbour_table": (),
    "step_on": (),
    "kept_walk": ("neighbour_table", "step_on"),
    "fast_tour": ("neighbour_table", "step_on", "kept_walk"),
}

SECONDS = 1.0
_SIDE = 5
_TABLE = [
    [row * _SIDE + column for row, column in neighbours_on(_SIDE, _SIDE, divmod(square, _SIDE))]
    for square in range(_SIDE * _SIDE)
]
# Legal walks by the numbers of the squares; the last one is the square to step on.
_WALKS = ((0,), (12,), (4, 7), (0, 7, 4, 13), (0, 7, 4, 13, 24, 17, 20, 11, 2, 9))


def _step(walk: tuple[int, ...]) -> Call:
    before = set(walk[:-1])
    visited = [square in before for square in range(len(_TABLE))]
    counts = [sum(other not in before for other in squares) for squares in _TABLE]
    return Call("step_on", (walk[-1], _TABLE, visited, counts), seconds=SECONDS, echo=True)


def _on_board(n: int, start: int) -> tuple[int, int, str, Neighbours]:
    return n * n, start, knight_text(n), knight_neighbours(n)


WALKS: tuple[tuple[int, int, str, Neighbours], ...] = (
    *(_on_board(n, start) for n, start in ((1, 0), (3, 1), (4, 5), (5, 0), (5, 6), (8, 27))),
    (60, 0, ring_text(60, 8), ring_neighbours(60, 8)),
)
TOURS: tuple[tuple[int, Position], ...] = ((1, (0, 0)), (3, (0, 1)), (5, (0, 0)), (5, (1, 3)), (8, (2, 7)), (8, (0, 0)))

BATTERIES: dict[str, tuple[Call, ...]] = {
    "neighbour_table": tuple(Call("neighbour_table", (side,), seconds=SECONDS) for side in (1, 2, 3, 4, 5, 8)),
    "step_on": tuple(_step(walk) for walk in _WALKS),
    "kept_walk": tuple(
        Call("kept_walk", (size, start, Expression(text)), seconds=SECONDS) for size, start, text, _around in WALKS
    ),
    "fast_tour": tuple(Call("fast_tour", walk, seconds=SECONDS) for walk in TOURS),
}
