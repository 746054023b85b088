"""It follows the jumps as far as they go. Squares that are left over are not noticed."""

EXERCISE = "is_tour"
NEXT = "Count how many squares the walk has, and compare."


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    step = 1
    if places.get(1) != [start]:
        return False
    while step + 1 in places:
        if not is_jump(places[step][0], places[step + 1][0]):
            return False
        step += 1
    return True
