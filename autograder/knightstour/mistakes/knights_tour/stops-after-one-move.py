"""The knight makes one move and stops. The loop is left in its first round."""

EXERCISE = "find_tour"
NEXT = "Look at how far the return line is moved in: should it be inside the loop or after it?"


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
        return board
    return board
