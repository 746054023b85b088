"""The walk ends after 64 squares. A larger board has more squares than that."""

EXERCISE = "find_tour"
NEXT = "Let the loop run until there are no candidates, on a board of any size."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = 1
    for step in range(2, 65):
        moves = generate_moves(board, (row, column))
        if not moves:
            break
        row, column = min(moves, key=lambda square: heuristic(board, square))
        board[row][column] = step
    return board
