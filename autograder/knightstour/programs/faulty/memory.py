"""Something is left over from the call before."""

from knightstour.board import accessibility, candidates, empty_board

_boards = {}
_starts = {}
_steps = [0]
_found = {}


def _walk(board, start, step=1):
    square = start
    board[square[0]][square[1]] = step
    while free := candidates(board, square):
        square = min(free, key=lambda other: accessibility(board, other))
        step += 1
        board[square[0]][square[1]] = step
    return board, step


def board_not_cleared(n, start):
    board = _boards.setdefault(n, empty_board(n))
    return _walk(board, start)[0]


def start_of_the_first_call(n, start):
    row, column = _starts.setdefault("first", start)
    return _walk(empty_board(n), (row % n, column % n))[0]


def steps_counted_on(n, start):
    board, last = _walk(empty_board(n), start, _steps[0] + 1)
    _steps[0] = last
    return board


def answer_of_the_first_call(n, start):
    if n not in _found:
        _found[n] = _walk(empty_board(n), start)[0]
    return _found[n]


def size_of_the_first_call(n, start):
    side = _found.setdefault("side", n)
    return _walk(empty_board(side), (start[0] % side, start[1] % side))[0]


def works_three_times(n, start):
    _steps[0] += 1
    if _steps[0] > 3:
        return empty_board(n)
    return _walk(empty_board(n), start)[0]
