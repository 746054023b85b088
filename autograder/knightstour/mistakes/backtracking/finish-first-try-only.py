"""Only the first square is tried. What the inner call says is returned at once."""

EXERCISE = "finish_tour"
NEXT = "Go on with the next square when the first one leads nowhere."


def finish_tour(board: Board, position: Position) -> bool:
    if is_full(board):
        return True
    step = board[position[0]][position[1]] + 1
    for row, column in free_squares(board, position):
        board[row][column] = step
        if finish_tour(board, (row, column)):
            return True
        board[row][column] = 0
        return False
    return False
