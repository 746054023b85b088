"""The function order that is given is never asked. The squares are tried in another order."""

EXERCISE = "search_in_order"
NEXT = "Give the free squares to order, and try them as it says."


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [start]
    untried = [iter(fewest_first(board, free_squares(board, start)))]
    while walk and len(walk) < n * n:
        square = next(untried[-1], None)
        if square is None:
            untried.pop()
            take_back(board, walk)
            continue
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(iter(fewest_first(board, free_squares(board, square))))
    return board if walk else None
