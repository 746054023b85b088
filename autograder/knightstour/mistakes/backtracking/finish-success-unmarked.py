"""The mark is taken away before it is known whether the way worked. So the tour is lost."""

EXERCISE = "finish_tour"
NEXT = "Take the mark away only when there was no success."


def finish_tour(board: Board, position: Position) -> bool:
    if is_full(board):
        return True
    step = board[position[0]][position[1]] + 1
    for row, column in free_squares(board, position):
        board[row][column] = step
        worked = finish_tour(board, (row, column))
        board[row][column] = 0
        if worked:
            return True
    return False
