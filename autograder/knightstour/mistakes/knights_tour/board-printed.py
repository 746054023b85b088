"""The board is printed, but not given back. Code that calls the function gets nothing to work with."""

EXERCISE = "find_tour"
NEXT = "End the function with a return line, and leave the printing to main."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> None:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    show_board(board)
