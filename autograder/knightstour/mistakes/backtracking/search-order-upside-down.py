"""The squares are tried from the end of the order. It begins with the one to try first."""

EXERCISE = "search_in_order"
NEXT = "Try first what stands first in the order."


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [start]
    untried = [list(order(board, free_squares(board, start)))]
    while walk and len(walk) < n * n:
        if not untried[-1]:
            untried.pop()
            take_back(board, walk)
            continue
        square = untried[-1].pop()
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(list(order(board, free_squares(board, square))))
    return board if walk else None
