"""The square before the last one is set back. The knight leaves the last one."""

EXERCISE = "take_back"
NEXT = "Set back the square that is taken off the list."


def take_back(board: Board, walk: list[Position]) -> None:
    walk.pop()
    if walk:
        row, column = walk[-1]
        board[row][column] = 0
