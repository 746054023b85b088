"""The row is held against the number of columns, and the column against the number of rows."""

EXERCISE = "generate_moves"
NEXT = "Try a board of 4 rows and 6 columns by hand: which number ends the rows?"


def generate_moves(board: Board, position: Position) -> list[Position]:
    width = len(board)
    height = len(board[0])
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < height and 0 <= column < width and board[row][column] == 0:
            moves.append((row, column))
    return moves
