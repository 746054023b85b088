"""At the end, 1 is taken away from every number on the board."""

EXERCISE = "find_tour"
NEXT = "Give back the board with the steps as you marked them, without taking 1 away."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return [[step - 1 for step in row] for row in board]
