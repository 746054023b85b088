"""Only seven of the eight moves are tried. One move of the table is left out each time."""

EXERCISE = "generate_moves"
NEXT = "Count how many times the loop runs, and which move it never tries."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(7):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
