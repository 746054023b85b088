"""The first move of the order to any free square is taken. It must be one of the smallest."""

EXERCISE = "walk_by_orders"
NEXT = "Look at the order only when several squares are smallest."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step, part = 1, 0
    board[row][column] = step
    while squares := accessible(board, (row, column)):
        if (row, column) == plan[part][1]:
            part += 1
        order = plan[part][0]
        row, column = min(squares, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
    return board
