"""The number is printed, but not given back. Code that calls the function gets nothing to work with."""

EXERCISE = "heuristic_2"
NEXT = "Give back the number with return."


def heuristic_2(board: Board, position: Position) -> None:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    print(min(n - i, i - 1) + min(j - 1, n - j))
