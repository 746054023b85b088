"""A square gets through when just one of its two numbers is on the board. Both must be: row and column."""

EXERCISE = "generate_moves"
NEXT = "Look at the word between the test of the row and the test of the column."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) or 0 <= column < len(board[0]):
            if board[row][column] == 0:
                moves.append((row, column))
    return moves
