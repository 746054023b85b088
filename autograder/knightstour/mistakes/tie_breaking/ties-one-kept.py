"""Only one of the smallest squares is in the list. All of them belong there."""

EXERCISE = "smallest_candidates"
NEXT = "Keep every square whose value is the smallest one."


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    squares = accessible(board, position)
    return [min(squares, key=lambda square: heuristic(board, square))] if squares else []
