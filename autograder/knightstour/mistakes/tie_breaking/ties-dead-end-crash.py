"""At a dead end there are no values, and the smallest of nothing cannot be found."""

EXERCISE = "smallest_candidates"
NEXT = "Return an empty list when no square is accessible."


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    values = {square: heuristic(board, square) for square in accessible(board, position)}
    smallest = min(values.values())
    return [square for square, value in values.items() if value == smallest]
