"""The answer is turned round: True for the open tours and False for the closed ones."""

EXERCISE = "is_closed"
NEXT = "Say in words what True must mean, and read your last line again."


def is_closed(board: Board) -> bool:
    places = _places(board)
    if 1 not in places or not is_tour(board, places[1][0]):
        return False
    return not is_jump(places[len(places)][0], places[1][0])
