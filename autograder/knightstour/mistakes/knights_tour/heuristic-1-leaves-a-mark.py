"""The given square is marked, and the mark stays on the board. This function must only look."""

EXERCISE = "heuristic_1"
NEXT = "Take out the line that writes a number on the board."


def heuristic_1(board: Board, position: Position) -> int:
    board[position[0]][position[1]] = 1
    return len(generate_moves(board, position))
