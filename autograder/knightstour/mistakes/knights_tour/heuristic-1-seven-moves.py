"""Only seven of the eight moves are counted. One move of the table is left out each time."""

EXERCISE = "heuristic_1"
NEXT = "Count how many times the loop runs, and which move it never tries."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for k in range(7):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board) and board[row][column] == 0:
            count += 1
    return count
