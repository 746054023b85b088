"""The value has a minus sign. It must be a distance, so 0 or more."""

EXERCISE = "heuristic_2"
NEXT = "Give back the sum as it is; find_tour will choose the smallest."


def heuristic_2(board: Board, position: Position) -> int:
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return -(min(n - i, i - 1) + min(j - 1, n - j))
