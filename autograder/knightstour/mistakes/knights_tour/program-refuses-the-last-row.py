"""The program does not take the last row and the last column. On a board of 8 rows, row 7 is still on the board."""

EXERCISE = "whole_program"
NEXT = "Type 7 7 as the start square, and look at the test that turns it away."


def read_square(text: str, n: int) -> Position | None:
    words = text.replace(",", " ").split()
    if len(words) != 2 or not words[0].isdigit() or not words[1].isdigit():
        return None
    row, column = int(words[0]), int(words[1])
    if row < n - 1 and column < n - 1:
        return (row, column)
    return None
