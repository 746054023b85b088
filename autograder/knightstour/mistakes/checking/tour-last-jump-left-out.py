"""The loop ends one step too soon, so the last jump is not looked at."""

EXERCISE = "is_tour"
NEXT = "Look at the end of your range, and write down the last step that it gives."


def is_tour(board: Board, start: Position) -> bool:
    places = _places(board)
    total = len(board) * len(board[0])
    if sorted(places) != list(range(1, total + 1)) or places[1] != [start]:
        return False
    return all(is_jump(places[step][0], places[step + 1][0]) for step in range(1, total - 1))
