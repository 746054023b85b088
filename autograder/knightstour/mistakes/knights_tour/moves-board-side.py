"""The loop over the move table runs once for each row of the board. There are eight moves on a board of any size."""

EXERCISE = "generate_moves"
NEXT = "Let the loop run as often as there are moves in the table."


def generate_moves(board: Board, position: Position) -> list[Position]:
    n = len(board)
    moves = []
    for i in range(n):
        row = position[0] + DELTA_X[i]
        column = position[1] + DELTA_Y[i]
        if 0 <= row < n and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
