"""The order changes when its square can be reached. It must wait until the knight stands there."""

EXERCISE = "walk_by_orders"
NEXT = "Compare the square of the plan with the one where the knight stands."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step, part = 1, 0
    board[row][column] = step
    while tied := smallest_candidates(board, (row, column), accessibility):
        if plan[part][1] in accessible(board, (row, column)):
            part += 1
        order = plan[part][0]
        row, column = min(tied, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
    return board
