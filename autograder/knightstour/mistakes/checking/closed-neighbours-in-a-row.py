"""It asks whether the first and the last number stand side by side."""

EXERCISE = "is_closed"
NEXT = "Ask is_jump about the two squares."


def is_closed(board: Board) -> bool:
    places = _places(board)
    if 1 not in places or not is_tour(board, places[1][0]):
        return False
    first, last = places[1][0], places[len(places)][0]
    return abs(first[0] - last[0]) + abs(first[1] - last[1]) == 1
