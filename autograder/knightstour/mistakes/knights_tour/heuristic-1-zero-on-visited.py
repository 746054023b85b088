"""A square that is visited itself always gets 0. Its value is still the number of free squares it leads to."""

EXERCISE = "heuristic_1"
NEXT = "Test the squares the knight can jump to, not the given square."


def heuristic_1(board: Board, position: Position) -> int:
    if board[position[0]][position[1]] != 0:
        return 0
    return len(generate_moves(board, position))
