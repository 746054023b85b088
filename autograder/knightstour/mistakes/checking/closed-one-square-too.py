"""The last square of one square is the first one, and this is taken for closed."""

EXERCISE = "is_closed"
NEXT = "Ask is_jump for every board, also for one with a single square."


def is_closed(board: Board) -> bool:
    places = _places(board)
    if 1 not in places or not is_tour(board, places[1][0]):
        return False
    first, last = places[1][0], places[len(places)][0]
    return first == last or is_jump(last, first)
