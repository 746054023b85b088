"""The list that was given is put into another order. It must stay as it is."""

EXERCISE = "choose_by_chance"
NEXT = "Choose a place of the list, and leave the list alone."


def choose_by_chance(squares: list[Position], source: random.Random) -> Position:
    source.shuffle(squares)
    return squares[0]
