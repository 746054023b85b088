"""Rows and columns of the finished board are swapped. The number of a square is board[row][column]."""

EXERCISE = "find_tour"
NEXT = "Give back the board as you marked it."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return [[board[i][j] for i in range(n)] for j in range(n)]
