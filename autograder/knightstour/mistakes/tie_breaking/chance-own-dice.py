"""The chance does not come from the source that is given. So the choice cannot be repeated."""

EXERCISE = "choose_by_chance"
NEXT = "Call a method of source where your code calls one of random."


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    return random.choice(squares)
