"""The first of the smallest candidates is taken. The given rule for ties is never asked."""

EXERCISE = "walk_with_ties"
NEXT = "Give the list of the smallest candidates to choose, and go where it says."


def walk_with_ties(n: int, start: Position, choose: Callable[[Board, list[Position]], Position]) -> Board:
    board = [[0] * n for _ in range(n)]
    square = start
    step = 1
    board[square[0]][square[1]] = step
    while tied := smallest_candidates(board, square, accessibility):
        square = tied[0]
        step += 1
        board[square[0]][square[1]] = step
    return board
