"""The visited squares are counted, and the free ones are left out. On the board, 0 means not visited."""

EXERCISE = "heuristic_1"
NEXT = "Turn round the test of the number on the board."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board) and board[row][column] != 0:
            count += 1
    return count
