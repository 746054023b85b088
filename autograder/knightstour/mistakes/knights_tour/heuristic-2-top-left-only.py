"""Only the distances to the top and to the left are used. For each the formula also looks at the other side."""

EXERCISE = "heuristic_2"
NEXT = "Work out the value of the last corner by hand: it must be 0."


def heuristic_2(board: Board, position: Position) -> int:
    i, j = position[0] + 1, position[1] + 1
    return (i - 1) + (j - 1)
