"""Every walk begins in the corner. The start must be any square, taken by chance."""

EXERCISE = "warnsdorff"
NEXT = "Take a row and a column by chance before the walk begins."


def warnsdorff(n: int, source: random.Random) -> Board:
    return walk_with_ties(n, (0, 0), lambda _board, tied: choose_by_chance(tied, source))
