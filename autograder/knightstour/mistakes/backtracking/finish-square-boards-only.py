"""The number of squares is taken for a board with as many columns as rows."""

EXERCISE = "finish_tour"
NEXT = "Count rows and columns apart when you test whether the board is full."


def finish_tour(board: Board, position: Position) -> bool:
    step = board[position[0]][position[1]] + 1
    if step > len(board) * len(board):
        return True
    for row, column in free_squares(board, position):
        board[row][column] = step
        if finish_tour(board, (row, column)):
            return True
        board[row][column] = 0
    return False
