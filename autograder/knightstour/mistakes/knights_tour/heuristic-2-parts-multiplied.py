"""The two parts are multiplied. The formula adds them."""

EXERCISE = "heuristic_2"
NEXT = "Look at the sign between the two parts."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) * min(j - 1, n - j)
