"""The walk always follows heuristic 1. It must follow the heuristic that the function is given."""

EXERCISE = "find_tour"
NEXT = "Call the third parameter of the function, not a heuristic by its name."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    moves = generate_moves(board, (row, column))
    while moves:
        row, column = min(moves, key=lambda square: heuristic_1(board, square))
        step += 1
        board[row][column] = step
        moves = generate_moves(board, (row, column))
    return board
