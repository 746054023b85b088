"""The order is asked before the step is on the board. So it sees the board of one step before."""

EXERCISE = "search_in_order"
NEXT = "Mark the square first, and then ask order."


def search_in_order(n: int, start: Position, order: Order) -> Board | None:
    board = [[0] * n for _ in range(n)]
    walk: list[Position] = []
    untried = [iter([start])]
    while len(walk) < n * n:
        square = next(untried[-1], None)
        if square is None:
            untried.pop()
            if not walk:
                return None
            take_back(board, walk)
            continue
        untried.append(iter(order(board, free_squares(board, square))))
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
    return board
