"""The steps are counted down, so the start square holds the largest number. It must hold 1."""

EXERCISE = "find_tour"
NEXT = "Begin with step 1 and add 1 for each move."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = n * n
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step -= 1
        board[row][column] = step
    return board
