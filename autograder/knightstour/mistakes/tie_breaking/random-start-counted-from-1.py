"""Rows and columns of the start are counted from 1, so the start can lie outside of the board."""

EXERCISE = "warnsdorff"
NEXT = "Let the row and the column of the start go from 0 to n - 1."


def warnsdorff(n: int, source: random.Random) -> Board:
    start = source.randint(1, n), source.randint(1, n)
    return walk_with_ties(n, start, lambda _board, tied: choose_by_chance(tied, source))
