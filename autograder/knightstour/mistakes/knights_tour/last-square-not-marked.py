"""The last square of the walk is not marked. The loop ends before it writes the number there."""

EXERCISE = "find_tour"
NEXT = "Mark a square as soon as the knight comes to it, and then look for the next."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    while moves := generate_moves(board, (row, column)):
        board[row][column] = step
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
    return board
