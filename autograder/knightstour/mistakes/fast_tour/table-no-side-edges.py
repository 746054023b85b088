"""Only the number is tested, not the column. So moves go over the side of the board and come in at the other."""

EXERCISE = "neighbour_table"
NEXT = "Test the row and the column before you make a number of them."


def neighbour_table(n: int) -> list[list[int]]:
    table = []
    for square in range(n * n):
        numbers = [square + down * n + right for down, right in MOVES]
        table.append([number for number in numbers if 0 <= number < n * n])
    return table
