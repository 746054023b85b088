"""The steps are written with the column first. The number of a square is board[row][column]."""

EXERCISE = "find_tour"
NEXT = "Look at the line that writes on the board, and at the order of its two numbers."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[column][row] = 1
    for step in range(2, n * n + 1):
        moves = generate_moves(board, (row, column))
        if not moves:
            break
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[column][row] = step
    return board
