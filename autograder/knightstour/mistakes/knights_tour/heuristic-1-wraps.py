"""Squares above row 0 or left of column 0 are counted. In Python, row -1 means the last row of the board."""

EXERCISE = "heuristic_1"
NEXT = "Test that row and column are not less than 0 before you look into the board."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if row < len(board) and column < len(board) and board[row][column] == 0:
            count += 1
    return count
