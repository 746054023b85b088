"""From a square near the edge no moves are found at all. Some of the moves still stay on the board."""

EXERCISE = "generate_moves"
NEXT = "Test each new square by itself; the place of the knight does not decide for all eight."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    if 2 <= position[0] < len(board) - 2 and 2 <= position[1] < len(board[0]) - 2:
        for k in range(8):
            row = position[0] + DELTA_X[k]
            column = position[1] + DELTA_Y[k]
            if board[row][column] == 0:
                moves.append((row, column))
    return moves
