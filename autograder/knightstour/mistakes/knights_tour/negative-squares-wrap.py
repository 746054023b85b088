"""Squares above row 0 or left of column 0 get through. In Python, row -1 means the last row of the board."""

EXERCISE = "generate_moves"
NEXT = "Test that row and column are not less than 0 before you look into the board."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        try:
            if board[row][column] == 0:
                moves.append((row, column))
        except IndexError:
            pass
    return moves
