"""The board is taken to have as many columns as rows. It may have another shape, such as 4 rows and 6 columns."""

EXERCISE = "generate_moves"
NEXT = "Take the number of columns from a row of the board."


def generate_moves(board: Board, position: Position) -> list[Position]:
    n = len(board)
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < n and 0 <= column < n and board[row][column] == 0:
            moves.append((row, column))
    return moves
