"""Ties are not broken with the source that is given, so the same source gives other walks."""

EXERCISE = "warnsdorff"
NEXT = "Let each choice among the smallest squares be made with source."


def warnsdorff(n: int, source: random.Random) -> Board:
    start = source.randrange(n), source.randrange(n)
    return walk_with_ties(n, start, lambda _board, tied: random.choice(tied))
