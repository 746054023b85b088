"""When there is no tour, the board comes back as it is. The result must be None."""

EXERCISE = "search_in_order"
NEXT = "Return None when the walk has gone back behind its start."


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [start]
    untried = [iter(order(board, free_squares(board, start)))]
    while walk and len(walk) < n * n:
        square = next(untried[-1], None)
        if square is None:
            untried.pop()
            take_back(board, walk)
            continue
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(iter(order(board, free_squares(board, square))))
    return board
