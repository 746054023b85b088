"""The first square is returned every time. Each square must have the same chance."""

EXERCISE = "choose_by_chance"
NEXT = "Let source say which place of the list is taken."


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    return squares[0]
