"""The sum is divided by 2. The formula does not ask for the average of the two parts."""

EXERCISE = "heuristic_2"
NEXT = "Give back the sum of the two parts."


def heuristic_2(board: Board, position: Position) -> float:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return (min(n - i, i - 1) + min(j - 1, n - j)) / 2
