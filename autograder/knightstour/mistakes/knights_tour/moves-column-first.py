"""The squares in the list have row and column the wrong way round. A square is (row, column)."""

EXERCISE = "generate_moves"
NEXT = "Look at the order of the two numbers where a square goes into the list."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((column, row))
    return moves
