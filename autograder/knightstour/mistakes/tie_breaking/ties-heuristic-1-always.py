"""Heuristic 1 is used, whichever one is given."""

EXERCISE = "smallest_candidates"
NEXT = "Ask the heuristic that the function is given."


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    values = {square: accessibility(board, square) for square in accessible(board, position)}
    smallest = min(values.values(), default=0)
    return [square for square, value in values.items() if value == smallest]
