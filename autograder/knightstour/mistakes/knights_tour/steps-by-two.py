"""Some step numbers are missing: 1 is added twice for each move."""

EXERCISE = "find_tour"
NEXT = "Look for a second line that changes the step."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    moves = generate_moves(board, (row, column))
    while len(moves) > 0:
        step += 1
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[row][column] = step
        moves = generate_moves(board, (row, column))
        step += 1
    return board
