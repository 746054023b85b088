"""The square does not count as visited. So each square further on has one way too many: the way back."""

EXERCISE = "second_look"
NEXT = "Mark the square while you count, and take the mark away in the end."


def second_look(board: Board, square: Position) -> int:
    return min((accessibility(board, further) for further in accessible(board, square)), default=0)
