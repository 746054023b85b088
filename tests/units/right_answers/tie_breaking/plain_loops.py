"""Loops and counters only."""
import random
D = [(1, 2), (2, 1), (-1, 2), (2, -1), (1, -2), (-2, 1), (-1, -2), (-2, -1)]

def ways(board, square):
    found = []
    for d in D:
        r = square[0] + d[0]
        c = square[1] + d[1]
        if r >= 0 and c >= 0 and r < len(board) and c < len(board):
            if board[r][c] == 0:
                found.append((r, c))
    return found

def smallest_candidates(board, position, heuristic):
    best = None
    kept = []
    for square in ways(board, position):
        value = heuristic(board, square)
        if best is None or value < best:
            best = value
            kept = [square]
        elif value == best:
            kept.append(square)
    return kept

def choose_by_chance(squares, source):
    return squares[source.randint(0, len(squares) - 1)]

def count(board, square):
    return len(ways(board, square))

def walk_with_ties(n, start, choose):
    board = []
    for i in range(n):
        board.append([0] * n)
    r, c = start
    step = 1
    board[r][c] = 1
    while True:
        tied = smallest_candidates(board, (r, c), count)
        if len(tied) == 0:
            return board
        r, c = choose(board, tied)
        step = step + 1
        board[r][c] = step

def warnsdorff(n, source):
    r = source.randint(0, n - 1)
    c = source.randint(0, n - 1)
    return walk_with_ties(n, (r, c), lambda board, tied: tied[0])

def second_look(board, square):
    old = board[square[0]][square[1]]
    board[square[0]][square[1]] = -1
    best = 9
    for further in ways(board, square):
        best = min(best, count(board, further))
    board[square[0]][square[1]] = old
    return 0 if best == 9 else best

def both_heuristics(board, square):
    n = len(board)
    r, c = square
    h2 = min(r, n - 1 - r) + min(c, n - 1 - c)
    return count(board, square) * (n + 1) + h2

def walk_by_orders(n, start, plan):
    board = [[0] * n for i in range(n)]
    r, c = start
    step = 1
    board[r][c] = 1
    k = 0
    while True:
        order, change = plan[k]
        if change is not None and (r, c) == (change[0], change[1]):
            k += 1
            order = plan[k][0]
        tied = smallest_candidates(board, (r, c), count)
        if not tied:
            return board
        for down, right in order:
            if (r + down, c + right) in tied:
                r, c = r + down, c + right
                break
        step += 1
        board[r][c] = step
