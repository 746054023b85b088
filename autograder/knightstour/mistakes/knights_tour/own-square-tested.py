"""The test looks at the square the knight stands on. It must look at the square the knight would jump to."""

EXERCISE = "generate_moves"
NEXT = "Test the number on the new square, not the one on the old square."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[position[0]][position[1]] == 0:
            moves.append((row, column))
    return moves
