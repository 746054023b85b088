"""Each number is printed one too small."""

EXERCISE = "whole_program"
NEXT = "Print the step numbers as they are on the board."


def show_board(board: Board) -> None:
    for row in board:
        for step in row:
            print(f"{step - 1:3}" if step else "  .", end="")
        print()
