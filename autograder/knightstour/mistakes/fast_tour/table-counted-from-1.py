"""The numbers of the squares begin at 1. They must begin at 0."""

EXERCISE = "neighbour_table"
NEXT = "Let the first square have the number 0."


def neighbour_table(n: int) -> list[list[int]]:
    table = []
    for row in range(n):
        for column in range(n):
            squares = [(row + down, column + right) for down, right in MOVES]
            table.append([i * n + j + 1 for i, j in squares if 0 <= i < n and 0 <= j < n])
    return table
