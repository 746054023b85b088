"""The list of squares comes back. The value asked for is one number: how many squares there are."""

EXERCISE = "heuristic_1"
NEXT = "Give back how long the list is."


def heuristic_1(board: Board, position: Position) -> list[Position]:
    return generate_moves(board, position)
