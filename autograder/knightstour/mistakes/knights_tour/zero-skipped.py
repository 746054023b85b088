"""Candidates with the value 0 are left out. They may be the last squares of the tour."""

EXERCISE = "find_tour"
NEXT = "Let every candidate take part, also when its value is 0."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    position = start
    step = 1
    board[position[0]][position[1]] = step
    while True:
        moves = [move for move in generate_moves(board, position) if heuristic(board, move) != 0]
        if not moves:
            return board
        position = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[position[0]][position[1]] = step
