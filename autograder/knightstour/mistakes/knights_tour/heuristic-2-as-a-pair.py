"""The two parts come back as a pair. The value asked for is one number: their sum."""

EXERCISE = "heuristic_2"
NEXT = "Add the two parts before you give them back."


def heuristic_2(board: Board, position: Position) -> tuple[int, int]:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1), min(j - 1, n - j)
