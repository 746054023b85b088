"""The walk does not begin on the start that was given."""

from knightstour.board import accessibility, candidates, empty_board


def _walk(n, start):
    board = empty_board(n)
    row, column = start
    board[row][column] = step = 1
    while squares := candidates(board, (row, column)):
        row, column = min(squares, key=lambda square: accessibility(board, square))
        step += 1
        board[row][column] = step
    return board


def always_from_the_corner(n, start):
    return _walk(n, (0, 0))


def always_from_the_middle(n, start):
    return _walk(n, (n // 2, n // 2))


def mirrored(n, start):
    return _walk(n, (n - 1 - start[0], start[1]))


def turned_round(n, start):
    return _walk(n, (n - 1 - start[0], n - 1 - start[1]))


def row_and_column_swapped(n, start):
    return _walk(n, (start[1], start[0]))


def counted_from_1(n, start):
    return _walk(n, (max(start[0] - 1, 0), max(start[1] - 1, 0)))


def numbered_backwards(n, start):
    board = _walk(n, start)
    last = max(map(max, board))
    return [[last + 1 - step if step else 0 for step in row] for row in board]


def start_not_marked(n, start):
    board = empty_board(n)
    row, column = start
    step = 0
    while squares := candidates(board, (row, column)):
        row, column = min(squares, key=lambda square: accessibility(board, square))
        step += 1
        board[row][column] = step
    return board
