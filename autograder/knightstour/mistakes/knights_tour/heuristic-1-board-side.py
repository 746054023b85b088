"""The loop over the move table runs once for each row of the board. There are eight moves on a board of any size."""

EXERCISE = "heuristic_1"
NEXT = "Let the loop run as often as there are moves in the table."


def heuristic_1(board: Board, position: Position) -> int:
    n = len(board)
    count = 0
    for i in range(n):
        row = position[0] + DELTA_X[i]
        column = position[1] + DELTA_Y[i]
        if 0 <= row < n and 0 <= column < n and board[row][column] == 0:
            count += 1
    return count
