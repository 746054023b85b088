"""The first number of the start square is taken as the column. It is the row."""

EXERCISE = "find_tour"
NEXT = "Keep the order (row, column) when you take the start square apart."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    column, row = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
