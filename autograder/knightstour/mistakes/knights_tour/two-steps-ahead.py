"""The squares after the candidates are compared. The rule compares the candidates themselves."""

EXERCISE = "find_tour"
NEXT = "Ask the heuristic for the value of each candidate itself."


def find_tour(n: int, start: Position, heuristic: Callable[[Board, Position], int]) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step

    def value(square: Position) -> int:
        return min((heuristic(board, after) for after in generate_moves(board, square)), default=1000000)

    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=value)
        step += 1
        board[row][column] = step
    return board
