"""Squares above and to the left of the board are not left out."""

EXERCISE = "neighbour_table"
NEXT = "Test that the row and the column are at least 0."


def neighbour_table(n: int) -> list[list[int]]:
    table = []
    for row in range(n):
        for column in range(n):
            squares = [(row + down, column + right) for down, right in MOVES]
            table.append([i * n + j for i, j in squares if i < n and j < n])
    return table
