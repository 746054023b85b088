"""The mark that was put on the square is still there in the end."""

EXERCISE = "second_look"
NEXT = "Set the square back to 0 before you return the value."


def second_look(board: Board, square: Position) -> int:
    board[square[0]][square[1]] = 1
    return min((accessibility(board, further) for further in accessible(board, square)), default=0)
