"""All accessible squares are in the list. Only those with the smallest value belong there."""

EXERCISE = "smallest_candidates"
NEXT = "Leave out every square whose value is larger than the smallest."


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    return accessible(board, position)
