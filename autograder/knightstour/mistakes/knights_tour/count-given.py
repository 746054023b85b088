"""The number of visited squares comes back. The board with the step numbers must come back."""

EXERCISE = "find_tour"
NEXT = "Give back the board on which you marked the steps."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> int:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return step
