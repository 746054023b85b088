"""Parts of the plan are taken away. The plan belongs to the caller, who may walk by it again."""

EXERCISE = "walk_by_orders"
NEXT = "Count which part of the plan is in use, and leave the list alone."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    while tied := smallest_candidates(board, (row, column), accessibility):
        if (row, column) == plan[0][1]:
            plan.pop(0)
        order = plan[0][0]
        row, column = min(tied, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
    return board
