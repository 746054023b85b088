"""The n used here is one less than the number of rows. So the far edges come out one step too near."""

EXERCISE = "heuristic_2"
NEXT = "Take n as the number of rows, with nothing taken away."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board) - 1
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)
