"""The steps are numbered from 0. The start is step 1, and 0 means not visited."""

EXERCISE = "fast_tour"
NEXT = "Begin to count the steps at 1."


def fast_tour(n: int, start: tuple[int, int]) -> Board:
    table = neighbour_table(n)
    walk = kept_walk(n * n, start[0] * n + start[1], lambda square: table[square])
    board = [[0] * n for _ in range(n)]
    for step, square in enumerate(walk):
        board[square // n][square % n] = step
    return board
