"""A number is made in the wrong way: rows and columns have changed places."""

EXERCISE = "neighbour_table"
NEXT = "Make the number as row * n + column."


def neighbour_table(n: int) -> list[list[int]]:
    table = []
    for row in range(n):
        for column in range(n):
            squares = [(row + down, column + right) for down, right in MOVES]
            table.append([j * n + i for i, j in squares if 0 <= i < n and 0 <= j < n])
    return table
