"""A distance is taken the wrong way round: i - n is less than 0, where n - i is not."""

EXERCISE = "heuristic_2"
NEXT = "Check that no part of the sum can be less than 0."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(i - n, i - 1) + min(j - 1, j - n)
