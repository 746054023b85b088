"""The lists hold squares as rows and columns. They must hold their numbers."""

EXERCISE = "neighbour_table"
NEXT = "Turn each square into its number before you put it into the list."


def neighbour_table(n: int) -> list[list[int]]:
    table = []
    for row in range(n):
        for column in range(n):
            squares = [(row + down, column + right) for down, right in MOVES]
            table.append([(i, j) for i, j in squares if 0 <= i < n and 0 <= j < n])
    return table
