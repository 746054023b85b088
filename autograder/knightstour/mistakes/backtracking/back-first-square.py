"""The first square of the list is taken away. The knight leaves the last one."""

EXERCISE = "take_back"
NEXT = "Take the square from the other end of the list."


def take_back(board: Board, walk: list[Position]) -> None:
    row, column = walk.pop(0)
    board[row][column] = 0
