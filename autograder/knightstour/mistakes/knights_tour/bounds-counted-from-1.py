"""The board is taken to begin at row 1. So row 0 is never reached, and the row after the last one gets through."""

EXERCISE = "generate_moves"
NEXT = "Write down the first and the last row number of a board of 5 rows, and test against those."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 1 <= row <= len(board) and 1 <= column <= len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
