"""The knight makes a jump that no knight can make."""

from knightstour.board import MOVES, accessibility, candidates, empty_board


def _go(n, start, reached):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while free := reached(board, square):
        square = min(free, key=lambda other: len(reached(board, other)))
        step += 1
        board[square[0]][square[1]] = step
    return board


def _by_table(table):
    def reached(board, square):
        n = len(board)
        squares = [(square[0] + down, square[1] + right) for down, right in table]
        return [(r, c) for r, c in squares if 0 <= r < n and 0 <= c < n and board[r][c] == 0]

    return reached


def one_wrong_move_in_the_table(n, start):
    return _go(n, start, _by_table([*MOVES[:7], (2, -2)]))


def three_straight(n, start):
    return _go(n, start, _by_table([*MOVES, (3, 0), (0, 3)]))


def over_the_upper_edge(n, start):
    def reached(board, square):
        found = []
        for down, right in MOVES:
            row, column = square[0] + down, square[1] + right
            try:
                if board[row][column] == 0:
                    found.append((row % n, column % n))
            except IndexError:
                continue
        return found

    return _go(n, start, reached)


def round_the_board(n, start):
    def reached(board, square):
        squares = dict.fromkeys(((square[0] + down) % n, (square[1] + right) % n) for down, right in MOVES)
        return [(row, column) for row, column in squares if board[row][column] == 0]

    return _go(n, start, reached)


def as_if_the_board_were_one_line(n, start):
    def reached(board, square):
        place = square[0] * n + square[1]
        squares = [divmod(place + down * n + right, n) for down, right in MOVES]
        return [(row, column) for row, column in squares if 0 <= row < n and board[row][column] == 0]

    return _go(n, start, reached)


def one_step_aside_late(n, start):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while free := candidates(board, square):
        beside = (square[0], square[1] + 1)
        if step == n * n * 2 // 3 and beside[1] < n and board[beside[0]][beside[1]] == 0:
            free = [beside]
        square = min(free, key=lambda other: accessibility(board, other))
        step += 1
        board[square[0]][square[1]] = step
    return board


def last_square_by_any_means(n, start):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while free := candidates(board, square):
        square = min(free, key=lambda other: accessibility(board, other))
        step += 1
        board[square[0]][square[1]] = step
    left = [(row, column) for row in range(n) for column in range(n) if board[row][column] == 0]
    if len(left) == 1:
        board[left[0][0]][left[0][1]] = step + 1
    return board
