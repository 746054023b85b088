"""Both parts of the formula use the column. The first part must use the row."""

EXERCISE = "heuristic_2"
NEXT = "Look for a j where the formula has an i."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - j, j - 1) + min(j - 1, n - j)
