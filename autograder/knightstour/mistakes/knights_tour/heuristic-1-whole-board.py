"""All free squares of the board are counted. Only those one knight's move away count."""

EXERCISE = "heuristic_1"
NEXT = "Look only at the squares that can be reached from the given square."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for row in board:
        count += row.count(0)
    return count
