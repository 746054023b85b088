"""The loop returns True inside, so only the first jump is looked at."""

EXERCISE = "is_tour"
NEXT = "Return True only after the loop, when all jumps are seen."


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) != list(range(1, total + 1)) or places[1] != [start]:
        return False
    for step in range(1, total):
        if not is_jump(places[step][0], places[step + 1][0]):
            return False
        return True
    return True
