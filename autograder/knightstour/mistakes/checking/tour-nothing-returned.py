"""There is a return for False, but none for True. So a tour gets None."""

EXERCISE = "is_tour"
NEXT = "Return True when all is well."


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) != list(range(1, total + 1)) or places[1] != [start]:
        return False
    for step in range(1, total):
        if not is_jump(places[step][0], places[step + 1][0]):
            return False
