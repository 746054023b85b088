"""A full board counts as 0 ways. But then the walk is finished, and that is one way."""

EXERCISE = "count_tours"
NEXT = "Return 1 for a full board."


def count_tours(board: Board, position: Position) -> int:
    if is_full(board):
        return 0
    step = board[position[0]][position[1]] + 1
    count = 0
    for row, column in free_squares(board, position):
        board[row][column] = step
        count += count_tours(board, (row, column))
        board[row][column] = 0
    return count
