"""The knight goes to the candidate with the largest value. The rule asks for the smallest."""

EXERCISE = "find_tour"
NEXT = "Look at the line that compares two values, or at max and min."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    moves = generate_moves(board, (row, column))
    while moves:
        row, column = max(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
        moves = generate_moves(board, (row, column))
    return board
