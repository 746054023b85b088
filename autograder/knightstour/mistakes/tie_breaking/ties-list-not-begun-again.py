"""When a smaller value comes up, the squares kept before stay in the list."""

EXERCISE = "smallest_candidates"
NEXT = "Begin a new list each time a smaller value comes up."


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    kept = []
    smallest = None
    for square in accessible(board, position):
        value = heuristic(board, square)
        if smallest is None or value <= smallest:
            smallest = value
            kept.append(square)
    return kept
