"""Moves of an earlier call are still in the list. The list is made once and then used by all calls."""

EXERCISE = "generate_moves"
NEXT = "Make a new empty list inside the function, each time it is called."


def generate_moves(board: Board, position: Position, moves: list[Position] = []) -> list[Position]:
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
