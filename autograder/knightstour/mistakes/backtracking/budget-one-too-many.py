"""One move more than the budget is made."""

EXERCISE = "search_within"
NEXT = "Compare the count with the budget before you make the move."


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
        if moves > budget:
            return GAVE_UP
        moves += 1
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(iter(order(board, free_squares(board, square))))
    return board if walk else NO_TOUR
