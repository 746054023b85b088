"""Row 0 and column 0 are never reached. The first row of the board has number 0, not 1."""

EXERCISE = "generate_moves"
NEXT = "Look at the test for the low end of the board: is 0 a row of the board?"


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 < row < len(board) and 0 < column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
