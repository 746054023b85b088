"""What the inner call returns is not looked at. So a success further on is never told."""

EXERCISE = "finish_tour"
NEXT = "Look at the result of the inner call, and return True when it is True."


def finish_tour(board: Board, position: Position) -> bool:
    if is_full(board):
        return True
    step = board[position[0]][position[1]] + 1
    for row, column in free_squares(board, position):
        board[row][column] = step
        finish_tour(board, (row, column))
        board[row][column] = 0
    return False
