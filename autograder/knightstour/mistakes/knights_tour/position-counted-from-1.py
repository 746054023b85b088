"""The position is taken as if it were counted from 1. So the moves start one row too high and one column too far left."""

EXERCISE = "generate_moves"
NEXT = "Use the two numbers of the position just as they are: they count from 0."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] - 1 + DELTA_X[k]
        column = position[1] - 1 + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
