"""The value is never more than 1. It must say how many moves there are, not just whether there is one."""

EXERCISE = "heuristic_1"
NEXT = "Let the loop count all the moves before the function gives back its number."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for _ in generate_moves(board, position):
        count += 1
        return count
    return count
