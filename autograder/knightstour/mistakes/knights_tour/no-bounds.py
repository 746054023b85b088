"""It is not tested whether a square is on the board at all. Near every edge some moves lead off the board."""

EXERCISE = "generate_moves"
NEXT = "Test row and column against both ends of the board before you look at the square."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if board[row][column] == 0:
            moves.append((row, column))
    return moves
