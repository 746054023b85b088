"""The start square is not marked before the search begins. So the knight can come back to it."""

EXERCISE = "search_in_order"
NEXT = "Mark the start square with 1 before the first move."


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    board = [[0] * n for _ in range(n)]
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
    return board if walk else None
