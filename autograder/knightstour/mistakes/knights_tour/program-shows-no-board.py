"""The program says how the walk ended, but it does not show the board."""

EXERCISE = "whole_program"
NEXT = "Call show_board with the board that find_tour gives back."


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
        visited = sum(step > 0 for row in board for step in row)
        if visited == SIDE * SIDE:
            print(f"A complete tour: the knight visited all {visited} squares.")
        else:
            print(f"A dead end: the knight visited {visited} of {SIDE * SIDE} squares.")
