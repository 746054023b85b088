"""The value has a minus sign. It must be a count, from 0 to 8."""

EXERCISE = "heuristic_1"
NEXT = "Give back the count as it is; find_tour will choose the smallest."


def heuristic_1(board: Board, position: Position) -> int:
    return -len(generate_moves(board, position))
