"""The last row of the board is not printed."""

EXERCISE = "whole_program"
NEXT = "Count the printed rows, and let the loop go through all of them."


def show_board(board: Board) -> None:
    for i in range(len(board) - 1):
        for step in board[i]:
            print(f"{step:3}", end="")
        print()
