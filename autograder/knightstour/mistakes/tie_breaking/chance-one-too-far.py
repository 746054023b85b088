"""Now and then a place after the end of the list is chosen."""

EXERCISE = "choose_by_chance"
NEXT = "Check whether the method of source can give its last number, too."


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    return squares[source.randint(0, len(squares))]
