"""The steps are not numbered 1, 2, 3 and so on."""

from knightstour.board import accessibility, candidates, empty_board


def _path(n, start):
    board = empty_board(n)
    path = [start]
    board[start[0]][start[1]] = 1
    while squares := candidates(board, path[-1]):
        path.append(min(squares, key=lambda square: accessibility(board, square)))
        board[path[-1][0]][path[-1][1]] = 1
    return path


def _numbered(n, path, number):
    board = empty_board(n)
    for step, (row, column) in enumerate(path, start=1):
        board[row][column] = number(step)
    return board


def from_0(n, start):
    return _numbered(n, _path(n, start), lambda step: step - 1)


def from_2(n, start):
    return _numbered(n, _path(n, start), lambda step: step + 1)


def by_twos(n, start):
    return _numbered(n, _path(n, start), lambda step: 2 * step - 1)


def all_ones(n, start):
    return _numbered(n, _path(n, start), lambda step: 1)


def last_number_twice(n, start):
    path = _path(n, start)
    return _numbered(n, path, lambda step: min(step, len(path) - 1) if len(path) > 1 else step)


def one_number_skipped(n, start):
    return _numbered(n, _path(n, start), lambda step: step if step < 13 else step + 1)


def unvisited_as_minus_1(n, start):
    board = _numbered(n, _path(n, start), lambda step: step)
    return [[step or -1 for step in row] for row in board]
