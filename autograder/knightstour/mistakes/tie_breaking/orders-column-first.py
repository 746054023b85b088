"""A move of the order is read as first to the right, then down. It says first how far down."""

EXERCISE = "walk_by_orders"
NEXT = "Compare the change of the row with the first number of the move."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step, part = 1, 0
    board[row][column] = step
    while tied := smallest_candidates(board, (row, column), accessibility):
        if (row, column) == plan[part][1]:
            part += 1
        order = plan[part][0]
        row, column = min(tied, key=lambda square: order.index((square[1] - column, square[0] - row)))
        step += 1
        board[row][column] = step
    return board
