"""The next square is chosen from all free squares. It must be one knight's move away."""

EXERCISE = "find_tour"
NEXT = "Choose only from the squares that generate_moves gives."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = 1
    for step in range(2, n * n + 1):
        free = [(i, j) for i in range(n) for j in range(n) if board[i][j] == 0]
        row, column = min(free, key=lambda square: heuristic(board, square))
        board[row][column] = step
    return board
