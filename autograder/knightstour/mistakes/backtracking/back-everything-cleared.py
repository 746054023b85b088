"""All steps are taken back. Only the last one may go."""

EXERCISE = "take_back"
NEXT = "Take back one step and keep all others."


def take_back(board: Board, walk: list[Position]) -> None:
    while walk:
        row, column = walk.pop()
        board[row][column] = 0
