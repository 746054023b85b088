"""The moves are printed, but not given back. Code that calls the function gets nothing to work with."""

EXERCISE = "generate_moves"
NEXT = "End the function with a return line."


def generate_moves(board: Board, position: Position) -> None:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    print(moves)
