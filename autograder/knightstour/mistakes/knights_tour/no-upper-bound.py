"""Squares below the last row or right of the last column are not sorted out. On n rows the last one has number n - 1."""

EXERCISE = "generate_moves"
NEXT = "Before you look into the board, test that row and column are small enough."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if row >= 0 and column >= 0 and board[row][column] == 0:
            moves.append((row, column))
    return moves
