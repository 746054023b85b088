"""The board has one row and one column too many. Counting from 0, the last row of n rows is n - 1."""

EXERCISE = "find_tour"
NEXT = "Make a board of n rows and n columns."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * (n + 1) for _ in range(n + 1)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
