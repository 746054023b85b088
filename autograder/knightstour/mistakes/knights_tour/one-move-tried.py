"""Only the first move of the table is tried. The loop ends before it comes to the other seven."""

EXERCISE = "generate_moves"
NEXT = "Look at how far the return line is moved in: should it be inside the loop or after it?"


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]):
            if board[row][column] == 0:
                moves.append((row, column))
        return moves
