"""At a dead end no board comes back, or one that hides it."""

from knightstour.board import accessibility, candidates, empty_board


def _walk(n, start):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while free := candidates(board, square):
        square = min(free, key=lambda other: accessibility(board, other))
        step += 1
        board[square[0]][square[1]] = step
    return board, step


def none_at_a_dead_end(n, start):
    board, step = _walk(n, start)
    return board if step == n * n else None


def false_at_a_dead_end(n, start):
    board, step = _walk(n, start)
    return board if step == n * n else False


def empty_list_at_a_dead_end(n, start):
    board, step = _walk(n, start)
    return board if step == n * n else []


def stops_with_an_error(n, start):
    board, step = _walk(n, start)
    if step < n * n:
        raise ValueError("min() arg is an empty sequence")
    return board


def looks_at_the_first_of_none(n, start):
    board, step = _walk(n, start)
    if step < n * n:
        raise IndexError("list index out of range")
    return board


def cleared_at_a_dead_end(n, start):
    board, step = _walk(n, start)
    return board if step == n * n else empty_board(n)


def filled_up_at_a_dead_end(n, start):
    board, step = _walk(n, start)
    for row in range(n):
        for column in range(n):
            if board[row][column] == 0:
                step += 1
                board[row][column] = step
    return board


def text_at_a_dead_end(n, start):
    board, step = _walk(n, start)
    return board if step == n * n else "no tour"
