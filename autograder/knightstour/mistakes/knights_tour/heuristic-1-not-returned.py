"""The function ends without giving back its number. Then Python gives back None, which means nothing at all."""

EXERCISE = "heuristic_1"
NEXT = "End the function with a return line."


def heuristic_1(board: Board, position: Position) -> None:
    count = 0
    for _ in generate_moves(board, position):
        count += 1
