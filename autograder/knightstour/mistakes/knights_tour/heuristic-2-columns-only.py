"""Only the column is used. The formula has another part, for the row."""

EXERCISE = "heuristic_2"
NEXT = "Add the part of the formula that has i in it."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    j = position[1] + 1
    return min(j - 1, n - j)
