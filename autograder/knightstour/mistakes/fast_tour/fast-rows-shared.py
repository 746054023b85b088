"""All rows of the board are one and the same list."""

EXERCISE = "fast_tour"
NEXT = "Make a new list for each row."


def fast_tour(n: int, start: tuple[int, int]) -> Board:
    table = neighbour_table(n)
    walk = kept_walk(n * n, start[0] * n + start[1], lambda square: table[square])
    board = [[0] * n] * n
    for step, square in enumerate(walk, start=1):
        board[square // n][square % n] = step
    return board
