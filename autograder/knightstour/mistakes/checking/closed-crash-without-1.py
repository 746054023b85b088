"""The code looks for step 1 on a board that may not have it."""

EXERCISE = "is_closed"
NEXT = "Think of a board that is numbered from 0, or empty."


def is_closed(board: Board) -> bool:
    start = next((row, numbers.index(1)) for row, numbers in enumerate(board) if 1 in numbers)
    places = _places(board)
    return is_tour(board, start) and is_jump(places[len(places)][0], start)
