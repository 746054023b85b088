"""All accessible squares are given to the rule for ties. Only the smallest ones may be offered."""

EXERCISE = "walk_with_ties"
NEXT = "Find the smallest candidates first, and give only those to choose."


def walk_with_ties(n: int, start: Position, choose: Callable[[Board, list[Position]], Position]) -> Board:
    board = [[0] * n for _ in range(n)]
    square = start
    step = 1
    board[square[0]][square[1]] = step
    while squares := accessible(board, square):
        square = choose(board, squares)
        step += 1
        board[square[0]][square[1]] = step
    return board
