"""Ties go to the move that comes last in the order. They must go to the one that comes first."""

EXERCISE = "walk_by_orders"
NEXT = "Look at how your code compares the places of two moves in the order."


def walk_by_orders(n: int, start: Position, plan: Plan) -> Board:
    board = [[0] * n for _ in range(n)]
    row, column = start
    step, part = 1, 0
    board[row][column] = step
    while tied := smallest_candidates(board, (row, column), accessibility):
        if (row, column) == plan[part][1]:
            part += 1
        order = plan[part][0]
        row, column = max(tied, key=lambda square: order.index((square[0] - row, square[1] - column)))
        step += 1
        board[row][column] = step
    return board
