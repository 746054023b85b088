"""One bracket is closed too late. So the second part ends up inside the first min."""

EXERCISE = "heuristic_2"
NEXT = "Work out the two parts in two lines of their own, and then add them."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1 + min(j - 1, n - j))
