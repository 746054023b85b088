"""The steps begin at 2 whatever the board shows. The walk has begun before."""

EXERCISE = "finish_tour"
NEXT = "Work out the next step from the number on the knight's square."


def finish_tour(board: Board, position: Position, step: int = 2) -> bool:
    if is_full(board):
        return True
    for row, column in free_squares(board, position):
        board[row][column] = step
        if finish_tour(board, (row, column), step + 1):
            return True
        board[row][column] = 0
    return False
