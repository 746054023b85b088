"""Each number for the row is put with each number for the column. That makes moves no knight can make, such as (2, 2)."""

EXERCISE = "generate_moves"
NEXT = "Use one loop, and take both numbers of a move from the same place in the table."


def generate_moves(board: Board, position: Position) -> list[Position]:
    moves = []
    for delta_x in DELTA_X:
        for delta_y in DELTA_Y:
            row = position[0] + delta_x
            column = position[1] + delta_y
            if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
                moves.append((row, column))
    return moves
