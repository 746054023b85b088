"""The list never holds more than one move. All the squares the knight can jump to belong in it."""

EXERCISE = "generate_moves"
NEXT = "Make the empty list before the loop, add each square to it, and give it back after the loop."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves: list[Position] = []
    for k in range(8):
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
            return moves
    return moves
