"""The change is looked for after a move only. The start can be the square of the first order, too."""

EXERCISE = "walk_by_orders"
NEXT = "Look where the knight stands before the first move as well."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step, part = 1, 0
    board[row][column] = step
    while tied := smallest_candidates(board, (row, column), accessibility):
        order = plan[part][0]
        row, column = min(tied, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
        if (row, column) == plan[part][1]:
            part += 1
    return board
