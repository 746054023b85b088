"""At a dead end the steps are counted on. So the last square gets a number that is too large."""

EXERCISE = "find_tour"
NEXT = "Leave the loop when there is no candidate, before you write the next step."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    for step in range(1, n * n + 1):
        board[row][column] = step
        moves = generate_moves(board, (row, column))
        if moves:
            row, column = min(moves, key=lambda square: heuristic(board, square))
    return board
