"""All squares in the list are the same one. One single list is changed and added again and again."""

EXERCISE = "generate_moves"
NEXT = "Make a new pair for each square that you add."


def generate_moves(board: Board, position: Position) -> list[list[int]]:
    moves = []
    square = [0, 0]
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            square[0] = row
            square[1] = column
            moves.append(square)
    return moves
