"""Being stuck is taken for being done. Squares that were not visited are left."""

EXERCISE = "finish_tour"
NEXT = "Return True only when every square is visited."


def finish_tour(board: Board, position: Position) -> bool:
    squares = free_squares(board, position)
    if not squares:
        return True
    step = board[position[0]][position[1]] + 1
    for row, column in squares:
        board[row][column] = step
        if finish_tour(board, (row, column)):
            return True
        board[row][column] = 0
    return False
