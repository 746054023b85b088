"""The chosen square is taken out of the list. The list must stay as it is."""

EXERCISE = "choose_by_chance"
NEXT = "Read a square from the list without taking it out."


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    return squares.pop(source.randrange(len(squares)))
