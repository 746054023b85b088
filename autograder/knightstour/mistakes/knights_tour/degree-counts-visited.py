"""Squares that are visited already are counted too. On an empty board this cannot be seen."""

EXERCISE = "heuristic_1"
NEXT = "Count only the squares on which the board still holds 0."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board):
            count += 1
    return count
