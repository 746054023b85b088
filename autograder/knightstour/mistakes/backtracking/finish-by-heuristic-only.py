"""The walk goes on by heuristic 1 and never back. A dead end does not mean that there is no way."""

EXERCISE = "finish_tour"
NEXT = "At a dead end, go back and try the next square."


def finish_tour(board: Board, position: Position) -> bool:
    marked = []
    while squares := fewest_first(board, free_squares(board, position)):
        step = board[position[0]][position[1]] + 1
        position = squares[0]
        marked.append(position)
        board[position[0]][position[1]] = step
    if is_full(board):
        return True
    for row, column in marked:
        board[row][column] = 0
    return False
