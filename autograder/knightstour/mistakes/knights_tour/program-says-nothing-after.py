"""Nothing but the board is printed after each walk."""

EXERCISE = "whole_program"
NEXT = "Count the visited squares, and print one sentence for a complete tour and another for a dead end."


def main() -> None:
    print(f"The knight's tour on a board of {SIDE} x {SIDE} squares. Type q to stop.")
    while True:
        try:
            text = input(f"Start square, row and column from 0 to {SIDE - 1}: ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if text.lower() == "q":
            return
        start = read_square(text, SIDE)
        if start is None:
            print(f"Please type two numbers from 0 to {SIDE - 1} with a space between them, such as 0 0.")
            continue
        board = find_tour(SIDE, start, heuristic_1)
        print()
        show_board(board)
