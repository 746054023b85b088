"""The last column of the board is not printed."""

EXERCISE = "whole_program"
NEXT = "Count the printed columns, and let the loop go through all of them."


def show_board(board: Board) -> None:
    for row in board:
        for j in range(len(row) - 1):
            print(f"{row[j]:3}", end="")
        print()
