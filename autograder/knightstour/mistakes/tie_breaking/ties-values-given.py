"""The result holds values. It must hold the squares that have them."""

EXERCISE = "smallest_candidates"
NEXT = "Put the squares into the list, not their values."


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    values = [heuristic(board, square) for square in accessible(board, position)]
    return [value for value in values if value == min(values)]
