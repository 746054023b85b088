"""At a dead end the knight goes on from some other square. The walk must end there."""

EXERCISE = "find_tour"
NEXT = "Stop when there is no candidate, and give back the board as it is."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = 1
    for step in range(2, n * n + 1):
        moves = generate_moves(board, (row, column))
        if not moves:
            moves = [(i, j) for i in range(n) for j in range(n) if board[i][j] == 0]
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[row][column] = step
    return board
