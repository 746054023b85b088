"""The start square is not marked before the loop begins."""

EXERCISE = "walk_with_ties"
NEXT = "Mark the start square with 1 before the first move."


def walk_with_ties(n: int, start: Position, choose: Callable[[Board, list[Position]], Position]) -> Board:
    board = [[0] * n for _ in range(n)]
    square = start
    step = 1
    while tied := smallest_candidates(board, square, accessibility):
        square = choose(board, tied)
        step += 1
        board[square[0]][square[1]] = step
    return board
