"""Only squares with the number 1 are taken as visited. A visited square holds the number of its step, so any number."""

EXERCISE = "generate_moves"
NEXT = "Say in words which single number means not visited, and test for that one."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] != 1:
            moves.append((row, column))
    return moves
