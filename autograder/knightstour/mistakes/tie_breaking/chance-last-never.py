"""The last square is never chosen. The numbers that come from source end one too early."""

EXERCISE = "choose_by_chance"
NEXT = "Check which numbers the method of source can give, and which places the list has."


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    return squares[source.randrange(max(1, len(squares) - 1))]
