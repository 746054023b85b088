"""The board is read with the column first. The number of a square is board[row][column]."""

EXERCISE = "generate_moves"
NEXT = "Look at the line that reads the board, and at the order of its two numbers."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[column][row] == 0:
            moves.append((row, column))
    return moves
