"""The walk stops when there is only one smallest candidate. Then there is no tie, but still a way on."""

EXERCISE = "walk_with_ties"
NEXT = "End the loop only when no square is accessible."


def walk_with_ties(n: int, start: Position, choose: Callable[[Board, list[Position]], Position]) -> Board:
    board = [[0] * n for _ in range(n)]
    square = start
    step = 1
    board[square[0]][square[1]] = step
    while len(tied := smallest_candidates(board, square, accessibility)) > 1:
        square = choose(board, tied)
        step += 1
        board[square[0]][square[1]] = step
    return board
