"""The first dead end is taken for the end of the search."""

EXERCISE = "search_in_order"
NEXT = "Go back at a dead end, and try the next square from there."


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    square, step = start, 1
    while squares := order(board, free_squares(board, square)):
        square = squares[0]
        step += 1
        board[square[0]][square[1]] = step
    return board if step == n * n else None
