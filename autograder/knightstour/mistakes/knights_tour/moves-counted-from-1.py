"""The squares in the list are counted from 1. Rows and columns are counted from 0 in this course."""

EXERCISE = "generate_moves"
NEXT = "Give back row and column just as you used them to read the board."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row + 1, column + 1))
    return moves
