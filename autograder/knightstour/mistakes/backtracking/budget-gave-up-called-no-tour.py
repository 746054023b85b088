"""When the budget is used up, the result says that there is no tour. But not everything was tried."""

EXERCISE = "search_within"
NEXT = "Return GAVE_UP when the budget ends the search."


def search_within(n: int, start: Position, order: Order, budget: int) -> Board | str:
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [start]
    untried = [iter(order(board, free_squares(board, start)))]
    moves = 0
    while walk and len(walk) < n * n:
        square = next(untried[-1], None)
        if square is None:
            untried.pop()
            take_back(board, walk)
            continue
        if moves == budget:
            return NO_TOUR
        moves += 1
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(iter(order(board, free_squares(board, square))))
    return board if walk else NO_TOUR
