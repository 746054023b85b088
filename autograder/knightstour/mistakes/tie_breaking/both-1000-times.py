"""Heuristic 1 counts a thousand times. On a board of more than a thousand rows that is not enough."""

EXERCISE = "both_heuristics"
NEXT = "Make the factor depend on the size of the board."


def both_heuristics(board: Board, square: Position) -> float:
    return 1000 * accessibility(board, square) + edge_distance(board, square)
