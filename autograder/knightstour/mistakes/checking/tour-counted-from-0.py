"""It expects the numbers from 0 on. A tour in this course begins with step 1."""

EXERCISE = "is_tour"
NEXT = "Look at a right board: which number is on the start?"


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) != list(range(total)) or places[0] != [start]:
        return False
    walk = [places[step][0] for step in sorted(places)]
    return all(is_jump(origin, target) for origin, target in pairwise(walk))
