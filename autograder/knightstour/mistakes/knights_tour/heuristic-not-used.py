"""The walk is the same whatever the heuristic says. The values do not decide where the knight goes."""

EXERCISE = "find_tour"
NEXT = "Ask the heuristic for the value of each candidate, and go to the one with the smallest."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    moves = generate_moves(board, (row, column))
    while moves:
        row, column = moves[0]
        step += 1
        board[row][column] = step
        moves = generate_moves(board, (row, column))
    return board
