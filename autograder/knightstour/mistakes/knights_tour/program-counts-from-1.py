"""The typed numbers are taken as if they were counted from 1. So the walk begins one row and one column away."""

EXERCISE = "whole_program"
NEXT = "Use the two typed numbers just as they are: they count from 0."


def read_square(text: str, n: int) -> Position | None:
    words = text.replace(",", " ").split()
    if len(words) != 2 or not words[0].isdigit() or not words[1].isdigit():
        return None
    row, column = int(words[0]) - 1, int(words[1]) - 1
    return (row % n, column % n)
