"""The heuristic is given an empty board. It must see the squares that are visited so far."""

EXERCISE = "find_tour"
NEXT = "Give the heuristic the board on which you mark the steps."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    empty = [[0] * n for _ in range(n)]
    position = start
    step = 1
    board[position[0]][position[1]] = step
    moves = generate_moves(board, position)
    while moves:
        position = min(moves, key=lambda square: heuristic(empty, square))
        step += 1
        board[position[0]][position[1]] = step
        moves = generate_moves(board, position)
    return board
