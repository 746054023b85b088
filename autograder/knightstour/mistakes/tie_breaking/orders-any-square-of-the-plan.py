"""Each square of the plan changes the order whenever the knight comes by. Only that of the order that counts may."""

EXERCISE = "walk_by_orders"
NEXT = "Compare the square of the knight with that of the order that counts now."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step, part = 1, 0
    board[row][column] = step
    while tied := smallest_candidates(board, (row, column), accessibility):
        for place, (_order, square) in enumerate(plan):
            if square == (row, column):
                part = place + 1
        order = plan[part][0]
        row, column = min(tied, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
    return board
