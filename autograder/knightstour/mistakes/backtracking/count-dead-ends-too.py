"""Each walk that is stuck is counted, also those that leave squares out."""

EXERCISE = "count_tours"
NEXT = "Count a walk only when the board is full."


def count_tours(board: Board, position: Position) -> int:
    squares = free_squares(board, position)
    if not squares:
        return 1
    step = board[position[0]][position[1]] + 1
    count = 0
    for row, column in squares:
        board[row][column] = step
        count += count_tours(board, (row, column))
        board[row][column] = 0
    return count
