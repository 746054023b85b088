"""The near edge is counted from 0, but the far edge is not. The last row must get the same value as the first."""

EXERCISE = "heuristic_2"
NEXT = "Work out the value of the last corner by hand: it must be 0."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    row, column = position
    return min(n - row, row) + min(column, n - column)
