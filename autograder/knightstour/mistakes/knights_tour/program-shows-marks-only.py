"""The board shows which squares were visited, but not at which step."""

EXERCISE = "whole_program"
NEXT = "Print the number of the step on each visited square."


def show_board(board: Board) -> None:
    for row in board:
        for step in row:
            print("  1" if step else "  0", end="")
        print()
