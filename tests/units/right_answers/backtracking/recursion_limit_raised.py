"""All of it recursive; the limit of Python is raised."""
import sys
sys.setrecursionlimit(100000)

STEPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

def around(board, square):
    out = []
    for a, b in STEPS:
        r, c = square[0] + a, square[1] + b
        if 0 <= r < len(board) and 0 <= c < len(board[0]) and board[r][c] == 0:
            out.append((r, c))
    return out

def take_back(board, walk):
    last = walk[-1]
    board[last[0]][last[1]] = 0
    del walk[-1]

def finish_tour(board, position):
    step = board[position[0]][position[1]]
    if step == len(board) * len(board[0]):
        return True
    for s in around(board, position):
        board[s[0]][s[1]] = step + 1
        if finish_tour(board, s):
            return True
        board[s[0]][s[1]] = 0
    return False

def count_tours(board, position):
    step = board[position[0]][position[1]]
    if step == len(board) * len(board[0]):
        return 1
    total = 0
    for s in around(board, position):
        board[s[0]][s[1]] = step + 1
        total = total + count_tours(board, s)
        board[s[0]][s[1]] = 0
    return total

def search_in_order(n, start, order):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1

    def go(square, step):
        if step == n * n:
            return True
        for s in order(board, around(board, square)):
            board[s[0]][s[1]] = step + 1
            if go(s, step + 1):
                return True
            board[s[0]][s[1]] = 0
        return False

    if go(start, 1):
        return board
    return None

class Enough(Exception):
    pass

def search_within(n, start, order, budget):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    left = [budget]

    def go(square, step):
        if step == n * n:
            return True
        for s in order(board, around(board, square)):
            if left[0] == 0:
                raise Enough
            left[0] -= 1
            board[s[0]][s[1]] = step + 1
            if go(s, step + 1):
                return True
            board[s[0]][s[1]] = 0
        return False

    try:
        return board if go(start, 1) else "no tour"
    except Enough:
        return "gave up"
