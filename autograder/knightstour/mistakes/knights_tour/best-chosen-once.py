"""The values are worked out once, before the walk. They change with every step and must be asked for again."""

EXERCISE = "find_tour"
NEXT = "Ask the heuristic inside the loop, each time the knight is about to move."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    value = {(i, j): heuristic(board, (i, j)) for i in range(n) for j in range(n)}
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: value[square])
        step += 1
        board[row][column] = step
    return board
