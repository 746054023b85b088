"""The search ends at the first square that is visited already. The moves after it in the table are not tried."""

EXERCISE = "generate_moves"
NEXT = "When one square is visited already, skip that square only and go on with the next move."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if row < 0 or row >= len(board) or column < 0 or column >= len(board[0]):
            continue
        if board[row][column] != 0:
            break
        moves.append((row, column))
    return moves
