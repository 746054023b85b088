"""The formula counts rows and columns from 1. The square counts them from 0, so it must not be put in as it is."""

EXERCISE = "heuristic_2"
NEXT = "Before you use the formula, turn the row into i and the column into j."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i, j = position
    return min(n - i, i - 1) + min(j - 1, n - j)
