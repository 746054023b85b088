"""The function ends without giving back its number. Then Python gives back None, which means nothing at all."""

EXERCISE = "heuristic_2"
NEXT = "End the function with a return line."


def heuristic_2(board: Board, position: Position) -> None:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    value = min(n - i, i - 1) + min(j - 1, n - j)
