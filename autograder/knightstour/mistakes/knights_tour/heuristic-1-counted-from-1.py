"""The given square is taken as if it were counted from 1. So the moves of another square are counted."""

EXERCISE = "heuristic_1"
NEXT = "Use the two numbers of the position just as they are: they count from 0."


def heuristic_1(board: Board, position: Position) -> int:
    row = position[0] - 1
    column = position[1] - 1
    return len(generate_moves(board, (row, column)))
