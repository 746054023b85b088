"""The board always has 8 rows. It must have as many rows and columns as n says."""

EXERCISE = "find_tour"
NEXT = "Use n where the board is made."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * SIDE for _ in range(SIDE)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
