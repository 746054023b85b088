"""The list holds how far the knight moves, not where it lands. It must hold squares of the board."""

EXERCISE = "generate_moves"
NEXT = "Put the new row and the new column into the list."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for dx, dy in zip(DELTA_X, DELTA_Y):
        row = position[0] + dx
        column = position[1] + dy
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((dx, dy))
    return moves
