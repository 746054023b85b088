"""The next square is any accessible one. Chance may decide only between the smallest."""

EXERCISE = "warnsdorff"
NEXT = "Choose by chance from the smallest candidates."


def warnsdorff(n: int, source: random.Random) -> Board:
    board = [[0] * n for _ in range(n)]
    square = (source.randrange(n), source.randrange(n))
    step = 1
    board[square[0]][square[1]] = step
    while squares := accessible(board, square):
        square = choose_by_chance(squares, source)
        step += 1
        board[square[0]][square[1]] = step
    return board
