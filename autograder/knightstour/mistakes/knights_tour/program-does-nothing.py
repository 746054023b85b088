"""The program ends without a word. It asks for no square and shows no board."""

EXERCISE = "whole_program"
NEXT = "Let main read a start square, call find_tour and show the board."


def main() -> None:
    board = find_tour(SIDE, (0, 0), heuristic_1)
