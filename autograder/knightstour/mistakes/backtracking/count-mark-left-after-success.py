"""The mark is taken away only when nothing was found. So later tries find visited squares."""

EXERCISE = "count_tours"
NEXT = "Take the mark away after each try, also after a success."


def count_tours(board: Board, position: Position) -> int:
    if is_full(board):
        return 1
    step = board[position[0]][position[1]] + 1
    count = 0
    for row, column in free_squares(board, position):
        board[row][column] = step
        more = count_tours(board, (row, column))
        count += more
        if not more:
            board[row][column] = 0
    return count
