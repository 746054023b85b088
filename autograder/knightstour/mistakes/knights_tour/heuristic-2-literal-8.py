"""The side of the board is always taken to be 8. In the formula, n is the number of rows of the given board."""

EXERCISE = "heuristic_2"
NEXT = "Ask the board how many rows it has, in place of the 8."


def heuristic_2(board: Board, position: Position) -> int:
    i, j = position[0] + 1, position[1] + 1
    return min(8 - i, i - 1) + min(j - 1, 8 - j)
