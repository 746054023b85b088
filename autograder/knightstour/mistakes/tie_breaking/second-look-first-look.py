"""The value is the accessibility of the square itself. The second look goes one step further."""

EXERCISE = "second_look"
NEXT = "Look at the squares that are accessible from the square, and at the accessibility of each."


def second_look(board: Board, square: Position) -> int:
    return accessibility(board, square)
