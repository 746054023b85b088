"""Row and column of the start are always the same number. So most squares never come up."""

EXERCISE = "warnsdorff"
NEXT = "Ask source once for the row and once for the column."


def warnsdorff(n: int, source: random.Random) -> Board:
    part = source.randrange(n)
    return walk_with_ties(n, (part, part), lambda _board, tied: choose_by_chance(tied, source))
