"""The count goes on from the call before. Each call must begin at 0."""

EXERCISE = "count_tours"
NEXT = "Keep the count inside the function."


FOUND = [0]


def count_tours(board: Board, position: Position) -> int:
    if is_full(board):
        FOUND[0] += 1
        return FOUND[0]
    step = board[position[0]][position[1]] + 1
    for row, column in free_squares(board, position):
        board[row][column] = step
        count_tours(board, (row, column))
        board[row][column] = 0
    return FOUND[0]
