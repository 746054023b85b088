"""What comes back is no board of rows."""

from knightstour.board import accessibility, candidates, empty_board


def _path(n, start):
    board = empty_board(n)
    path = [start]
    board[start[0]][start[1]] = 1
    while squares := candidates(board, path[-1]):
        path.append(min(squares, key=lambda square: accessibility(board, square)))
        board[path[-1][0]][path[-1][1]] = len(path)
    return path, board


def nothing(n, start):
    _path(n, start)


def list_of_squares(n, start):
    return [list(square) for square in _path(n, start)[0]]


def one_long_list(n, start):
    return [step for row in _path(n, start)[1] for step in row]


def rows_shared(n, start):
    board = [[0] * n] * n
    for step, (row, column) in enumerate(_path(n, start)[0], start=1):
        board[row][column] = step
    return board


def true_or_false(n, start):
    return len(_path(n, start)[0]) == n * n


def texts_for_numbers(n, start):
    return [[str(step) for step in row] for row in _path(n, start)[1]]


def number_of_steps(n, start):
    return len(_path(n, start)[0])


def lines_of_text(n, start):
    return "\n".join(" ".join(map(str, row)) for row in _path(n, start)[1])
