"""The number of squares is taken from the rows alone, so only square boards can be tours."""

EXERCISE = "is_tour"
NEXT = "Multiply the number of rows by the number of columns."


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    total = len(board) ** 2
    if sorted(places) != list(range(1, total + 1)) or places[1] != [start]:
        return False
    walk = [places[step][0] for step in sorted(places)]
    return all(is_jump(origin, target) for origin, target in pairwise(walk))
