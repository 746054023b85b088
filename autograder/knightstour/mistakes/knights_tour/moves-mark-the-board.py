"""The code writes on the board while it looks for moves. It must only read."""

EXERCISE = "generate_moves"
NEXT = "Take out the line that writes a number on the board."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            board[row][column] = 1
            moves.append((row, column))
    return moves
