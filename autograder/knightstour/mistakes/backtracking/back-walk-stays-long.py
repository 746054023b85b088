"""The square becomes unvisited on the board, but it stays in the list."""

EXERCISE = "take_back"
NEXT = "Take the last square off the list as well."


def take_back(board: Board, walk: list[Position]) -> None:
    row, column = walk[-1]
    board[row][column] = 0
