"""The last row and the last column are never reached. On a board of 5 rows, row 4 is still on the board."""

EXERCISE = "generate_moves"
NEXT = "Work out the number of the last row by hand and put it into the test."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) - 1 and 0 <= column < len(board[0]) - 1 and board[row][column] == 0:
            moves.append((row, column))
    return moves
