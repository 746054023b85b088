"""The heuristic is asked about the square the knight stands on. So all candidates get the same value."""

EXERCISE = "find_tour"
NEXT = "Give the heuristic the candidate, not the square of the knight."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    position = start
    step = 1
    board[position[0]][position[1]] = step
    while True:
        best = None
        smallest = 0
        for move in generate_moves(board, position):
            value = heuristic(board, position)
            if best is None or value < smallest:
                best = move
                smallest = value
        if best is None:
            return board
        position = best
        step += 1
        board[position[0]][position[1]] = step
