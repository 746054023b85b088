"""The row and the column change places, at the start or when the board is written."""

EXERCISE = "fast_tour"
NEXT = "Compare: square number k is row k // n and column k % n, both ways."


def fast_tour(n: int, start: tuple[int, int]) -> Board:
    table = neighbour_table(n)
    walk = kept_walk(n * n, start[1] * n + start[0], lambda square: table[square])
    board = [[0] * n for _ in range(n)]
    for step, square in enumerate(walk, start=1):
        board[square // n][square % n] = step
    return board
