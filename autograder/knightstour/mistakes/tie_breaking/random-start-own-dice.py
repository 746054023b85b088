"""The start does not come from the source that is given, so it is always the same."""

EXERCISE = "warnsdorff"
NEXT = "Call a method of source where your code calls one of random."


def warnsdorff(n: int, source: random.Random) -> Board:
    start = random.randrange(n), random.randrange(n)
    return walk_with_ties(n, start, lambda _board, tied: choose_by_chance(tied, source))
