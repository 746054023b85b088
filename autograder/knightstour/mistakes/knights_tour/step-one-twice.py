"""The start square and the second square both hold 1. Each square must get a number of its own."""

EXERCISE = "find_tour"
NEXT = "Add 1 to the step before you mark the next square, not after."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[row][column] = step
        step += 1
    return board
