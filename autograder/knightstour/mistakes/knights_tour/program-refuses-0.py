"""The program does not take the number 0. Rows and columns are counted from 0, so it must."""

EXERCISE = "whole_program"
NEXT = "Type 0 0 as the start square, and look at the test that turns it away."


def read_square(text: str, n: int) -> Position | None:
    words = text.replace(",", " ").split()
    if len(words) != 2 or not words[0].isdigit() or not words[1].isdigit():
        return None
    row, column = int(words[0]), int(words[1])
    if row > 0 and column > 0 and row < n and column < n:
        return (row, column)
    return None
