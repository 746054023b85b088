"""The search stops one square too early."""

EXERCISE = "finish_tour"
NEXT = "Check how many steps a full board has, and when your test sees it."


def finish_tour(board: Board, position: Position) -> bool:
    step = board[position[0]][position[1]] + 1
    if step >= len(board) * len(board[0]):
        return True
    for row, column in free_squares(board, position):
        board[row][column] = step
        if finish_tour(board, (row, column)):
            return True
        board[row][column] = 0
    return False
