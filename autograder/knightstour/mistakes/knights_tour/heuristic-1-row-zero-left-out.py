"""Squares in row 0 and in column 0 are not counted. The first row of the board has number 0, not 1."""

EXERCISE = "heuristic_1"
NEXT = "Look at the test for the low end of the board: is 0 a row of the board?"


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if row > 0 and column > 0 and row < len(board) and column < len(board) and board[row][column] == 0:
            count += 1
    return count
