"""The count is one too small. Every free square that can be reached counts."""

EXERCISE = "heuristic_1"
NEXT = "Count the moves of a corner of an empty board by hand and compare."


def heuristic_1(board: Board, position: Position) -> int:
    return len(generate_moves(board, position)) - 1
