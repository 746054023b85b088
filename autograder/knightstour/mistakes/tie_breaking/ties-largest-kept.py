"""The squares with the largest value are kept. The rule asks for the smallest."""

EXERCISE = "smallest_candidates"
NEXT = "Look at how your code compares two values."


def smallest_candidates(
    board: Board, position: Position, heuristic: Callable[[Board, Position], float]
) -> list[Position]:
    values = {square: heuristic(board, square) for square in accessible(board, position)}
    largest = max(values.values(), default=0)
    return [square for square, value in values.items() if value == largest]
