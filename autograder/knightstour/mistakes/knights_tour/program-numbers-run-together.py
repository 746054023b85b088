"""The step numbers are printed with no space between them. So nobody can tell where one ends."""

EXERCISE = "whole_program"
NEXT = "Print each number with the same width, or with a space before it."


def show_board(board: Board) -> None:
    for row in board:
        for step in row:
            print(step, end="")
        print()
