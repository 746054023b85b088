"""The walk is returned as a list of numbers. The result must be the board."""

EXERCISE = "fast_tour"
NEXT = "Make a board and write the number of each step on its square."


def fast_tour(n: int, start: tuple[int, int]) -> Board:
    table = neighbour_table(n)
    return kept_walk(n * n, start[0] * n + start[1], lambda square: table[square])
