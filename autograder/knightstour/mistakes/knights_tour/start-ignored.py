"""Every walk begins on (0, 0), whatever start is given."""

EXERCISE = "find_tour"
NEXT = "Put the knight on the start square before the loop begins."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = 0, 0
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
