"""It looks at the first and the last square only. Whether the board is a tour is not asked."""

EXERCISE = "is_closed"
NEXT = "Ask first whether the board is a tour from the square of step 1."


def is_closed(board: Board) -> bool:
    places = _places(board)
    last = len(board) * len(board[0])
    return 1 in places and last in places and is_jump(places[last][0], places[1][0])
