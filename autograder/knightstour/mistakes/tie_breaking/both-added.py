"""The two numbers are added. Then a large distance can beat a small accessibility."""

EXERCISE = "both_heuristics"
NEXT = "Let one step of heuristic 1 count more than anything heuristic 2 can say."


def both_heuristics(board: Board, square: Position) -> float:
    return accessibility(board, square) + edge_distance(board, square)
