"""The rule for ties is shown an empty board. It must see the board of this walk as it is now."""

EXERCISE = "walk_with_ties"
NEXT = "Give choose the board that your loop marks."


def walk_with_ties(n: int, start: Position, choose: Callable[[Board, list[Position]], Position]) -> Board:
    board = [[0] * n for _ in range(n)]
    square = start
    step = 1
    board[square[0]][square[1]] = step
    while tied := smallest_candidates(board, square, accessibility):
        square = choose([[0] * n for _ in range(n)], tied)
        step += 1
        board[square[0]][square[1]] = step
    return board
