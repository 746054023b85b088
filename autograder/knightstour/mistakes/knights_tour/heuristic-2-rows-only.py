"""Only the row is used. The formula adds a second part, for the column."""

EXERCISE = "heuristic_2"
NEXT = "Add the part of the formula that has j in it."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i = position[0] + 1
    return min(n - i, i - 1)
