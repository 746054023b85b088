"""The edge of the board is always taken to be 8. This board may have more rows, or fewer."""

EXERCISE = "generate_moves"
NEXT = "Ask the board how many rows and columns it has, in place of the 8."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < 8 and 0 <= column < 8 and board[row][column] == 0:
            moves.append((row, column))
    return moves
