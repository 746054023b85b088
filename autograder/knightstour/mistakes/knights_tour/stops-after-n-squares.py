"""The walk ends after n squares. A board of n rows has n times n squares."""

EXERCISE = "find_tour"
NEXT = "Let the loop run until there are no candidates."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = 1
    for step in range(2, n + 1):
        moves = generate_moves(board, (row, column))
        if not moves:
            break
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[row][column] = step
    return board
