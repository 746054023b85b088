"""It also asks for a way back to the start. An open tour is a tour, too."""

EXERCISE = "is_tour"
NEXT = "Take out the jump from the last square to the first."


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) != list(range(1, total + 1)) or places[1] != [start]:
        return False
    walk = [places[step][0] for step in sorted(places)]
    return all(is_jump(origin, target) for origin, target in pairwise([*walk, start]))
