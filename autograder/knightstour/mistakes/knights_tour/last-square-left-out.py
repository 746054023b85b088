"""The loop ends one step too early. On a full tour the last square still holds 0."""

EXERCISE = "find_tour"
NEXT = "Work out by hand how many steps a board of 5 rows needs, and compare with the loop."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = 1
    for step in range(2, n * n):
        moves = generate_moves(board, (row, column))
        if not moves:
            break
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[row][column] = step
    return board
