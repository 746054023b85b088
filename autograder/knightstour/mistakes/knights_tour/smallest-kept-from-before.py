"""The smallest value of an earlier step is kept. Each step must look for its own smallest value."""

EXERCISE = "find_tour"
NEXT = "At each step, begin the search for the smallest value again from nothing."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    position = start
    step = 1
    board[position[0]][position[1]] = step
    smallest = 1000000
    while True:
        best = None
        for move in generate_moves(board, position):
            value = heuristic(board, move)
            if value < smallest:
                smallest = value
                best = move
        if best is None:
            return board
        position = best
        step += 1
        board[position[0]][position[1]] = step
