"""Both parts of the formula use the row. The second part must use the column."""

EXERCISE = "heuristic_2"
NEXT = "Look for an i where the formula has a j."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(i - 1, n - i)
