"""Squares left of column 0 get through. In Python, column -1 means the last column of the board."""

EXERCISE = "generate_moves"
NEXT = "Test the column in the same way as the row: it must not be less than 0."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
