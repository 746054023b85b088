"""Rows and columns stand one after another in one long list. Each square must be a pair of its own."""

EXERCISE = "generate_moves"
NEXT = "Add each square to the list as one thing: (row, column) in its own brackets."


def generate_moves(board: Board, position: Position) -> list[int]:
    moves = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves += [row, column]
    return moves
