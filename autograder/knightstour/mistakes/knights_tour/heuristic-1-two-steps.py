"""The ways of two moves are counted. The value asked for is the number of squares one move away."""

EXERCISE = "heuristic_1"
NEXT = "Count the moves from the given square, and stop there."


def heuristic_1(board: Board, position: Position) -> int:
    count = 0
    for move in generate_moves(board, position):
        count += len(generate_moves(board, move))
    return count
