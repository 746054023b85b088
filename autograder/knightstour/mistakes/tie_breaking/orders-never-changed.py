"""The first order of the plan counts all the time. It must give way when the knight stands on its square."""

EXERCISE = "walk_by_orders"
NEXT = "Compare the knight's square with the square of the order before each move."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = step
    order = plan[0][0]
    while tied := smallest_candidates(board, (row, column), accessibility):
        row, column = min(tied, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
    return board
