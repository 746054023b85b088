"""The walk stops before it must."""

from knightstour.board import accessibility, candidates, empty_board


def _walk(n, start, goes_on):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while (free := candidates(board, square)) and goes_on(board, free, step):
        square = min(free, key=lambda other: accessibility(board, other))
        step += 1
        board[square[0]][square[1]] = step
    return board


def one_square_left_over(n, start):
    return _walk(n, start, lambda _board, _free, step: step < n * n - 1)


def stops_where_one_way_is_left(n, start):
    return _walk(n, start, lambda _board, free, _step: len(free) > 1)


def stops_half_way(n, start):
    return _walk(n, start, lambda _board, _free, step: step < n * n // 2 + 1)


def zero_taken_for_a_dead_end(n, start):
    return _walk(n, start, lambda board, free, _step: min(accessibility(board, square) for square in free) > 0)


def never_moves(n, start):
    return _walk(n, start, lambda _board, _free, _step: False)


def two_last_steps_missing_on_large_boards(n, start):
    return _walk(n, start, lambda _board, _free, step: n < 6 or step < n * n - 2)
