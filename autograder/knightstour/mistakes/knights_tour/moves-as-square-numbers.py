"""Each square is given as one number, counted along the rows. A square must be a pair: (row, column)."""

EXERCISE = "generate_moves"
NEXT = "Put row and column into the list, without making one number out of them."


def generate_moves(board: Board, position: Position) -> list[int]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append(row * len(board[0]) + column)
    return moves
