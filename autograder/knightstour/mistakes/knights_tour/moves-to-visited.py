"""The list holds the visited squares, and leaves out the free ones. On the board, 0 means not visited."""

EXERCISE = "generate_moves"
NEXT = "Turn round the test of the number on the board."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column]:
            moves.append((row, column))
    return moves
