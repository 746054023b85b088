"""Every visited square holds 1. It must hold the number of the step at which the knight came."""

EXERCISE = "find_tour"
NEXT = "Count the steps, and write the count on each new square."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = 1
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[row][column] = 1
    return board
