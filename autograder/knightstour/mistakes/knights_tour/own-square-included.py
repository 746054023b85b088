"""The square the knight stands on is in the list. A move must lead to another square."""

EXERCISE = "generate_moves"
NEXT = "Start with an empty list, and add only squares the knight can jump to."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = [position]
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves
