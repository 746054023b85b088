"""The squares in the list are the ones next to the piece. That is how a king moves, not a knight."""

EXERCISE = "generate_moves"
NEXT = "Use the move table: a knight goes two squares one way and one square the other way."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for row in range(position[0] - 1, position[0] + 2):
        for column in range(position[1] - 1, position[1] + 2):
            if (row, column) == position:
                continue
            if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
                moves.append((row, column))
    return moves
