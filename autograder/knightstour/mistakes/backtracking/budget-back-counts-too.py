"""Going back is counted as a move, too. So the budget is used up too soon."""

EXERCISE = "search_within"
NEXT = "Count only when the knight goes to a new square."


def search_within(n: int, start: Position, order: Order, budget: int) -> Board | str:
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [start]
    untried = [iter(order(board, free_squares(board, start)))]
    moves = 0
    while walk and len(walk) < n * n:
        square = next(untried[-1], None)
        if moves == budget:
            return GAVE_UP
        moves += 1
        if square is None:
            untried.pop()
            take_back(board, walk)
            continue
        walk.append(square)
        board[square[0]][square[1]] = len(walk)
        untried.append(iter(order(board, free_squares(board, square))))
    return board if walk else NO_TOUR
