"""Heuristic 2 comes first, and heuristic 1 only breaks its ties. It must be the other way round."""

EXERCISE = "both_heuristics"
NEXT = "Let heuristic 1 count first."


def both_heuristics(board: Board, square: Position) -> float:
    return edge_distance(board, square) * 9 + accessibility(board, square)
