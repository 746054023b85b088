"""The result is the place in the list. It must be the square that stands there."""

EXERCISE = "choose_by_chance"
NEXT = "Return the square at the place that was chosen."


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    return source.randrange(len(squares))
