"""Only boards of some sizes come out right."""

from knightstour.board import MOVES, accessibility, candidates, empty_board


def _walk(n, start, reached=candidates, most=10**6):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while (free := reached(board, square)) and step < most:
        square = min(free, key=lambda other: len(reached(board, other)))
        step += 1
        board[square[0]][square[1]] = step
    return board


def always_8(n, start):
    return _walk(8, (start[0] % 8, start[1] % 8))


def one_row_too_many(n, start):
    return _walk(n + 1, start)


def one_row_too_few(n, start):
    return _walk(max(n - 1, 1), (min(start[0], max(n - 2, 0)), min(start[1], max(n - 2, 0))))


def as_many_moves_as_rows(n, start):
    def reached(board, square):
        squares = [(square[0] + down, square[1] + right) for down, right in MOVES[:n]]
        return [(r, c) for r, c in squares if 0 <= r < n and 0 <= c < n and board[r][c] == 0]

    return _walk(n, start, reached)


def edge_after_8(n, start):
    def reached(board, square):
        return [(row, column) for row, column in candidates(board, square) if row < 8 and column < 8]

    return _walk(n, start, reached)


def stops_after_64(n, start):
    return _walk(n, start, most=64)


def nothing_for_one_square(n, start):
    return [[0]] if n == 1 else _walk(n, start)


def none_below_5(n, start):
    return None if 1 < n < 5 else _walk(n, start)


def accessibility_of_5(n, start):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while free := candidates(board, square):
        best = min if n == 5 else max
        square = best(free, key=lambda other: accessibility(board, other))
        step += 1
        board[square[0]][square[1]] = step
    return board
