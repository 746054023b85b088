"""The first number of the position is taken as the column. A position is (row, column), with the row first."""

EXERCISE = "generate_moves"
NEXT = "Look at where the two numbers of the position are taken apart."


def generate_moves(board: Board, position: Position) -> list[Position]:
    x, y = position
    moves = []
    for k in range(8):
        column = x + DELTA_X[k]
        row = y + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
