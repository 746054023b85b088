"""The square leaves the list, but its step stays on the board."""

EXERCISE = "take_back"
NEXT = "Set the square back to 0 on the board as well."


def take_back(board: Board, walk: list[Position]) -> None:
    walk.pop()
