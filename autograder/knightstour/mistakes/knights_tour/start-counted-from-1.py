"""The start square is taken as if it were counted from 1. So the walk begins one row and one column away."""

EXERCISE = "find_tour"
NEXT = "Use the two numbers of the start square just as they are: they count from 0."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start[0] - 1, start[1] - 1
    if row < 0:
        row = 0
    if column < 0:
        column = 0
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
