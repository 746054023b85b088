"""Squares above row 0 get through. In Python, row -1 means the last row of the board."""

EXERCISE = "generate_moves"
NEXT = "Test the row in the same way as the column: it must not be less than 0."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
