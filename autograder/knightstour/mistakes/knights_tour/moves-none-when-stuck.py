"""When there is no move, None comes back. The right answer is then a list with nothing in it."""

EXERCISE = "generate_moves"
NEXT = "Give back the list in every case, also when it is empty."


def generate_moves(board: Board, position: Position) -> list[Position] | None:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    if moves:
        return moves
    return None
