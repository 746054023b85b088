"""The function ends without giving back the board. Then Python gives back None, which means nothing at all."""

EXERCISE = "find_tour"
NEXT = "End the function with a return line."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> None:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
