"""Deep recursion with a high limit, and nested helper functions with nonlocal counters."""
import sys

def around(board, square):
    found = []
    for down in (-2, -1, 1, 2):
        for right in (-2, -1, 1, 2):
            if abs(down) == abs(right):
                continue
            r, c = square[0] + down, square[1] + right
            if r < 0 or c < 0 or r >= len(board) or c >= len(board[0]) or board[r][c] > 0:
                continue
            found.append((r, c))
    return found

def take_back(board, walk):
    board[walk[-1][0]][walk[-1][1]] = 0
    walk.pop()

def finish_tour(board, position):
    steps = sum(step > 0 for row in board for step in row)
    if steps == len(board) * len(board[0]):
        return True
    for r, c in reversed(around(board, position)):
        board[r][c] = steps + 1
        done = finish_tour(board, (r, c))
        if done:
            return done
        board[r][c] = 0
    return False

def count_tours(board, position):
    if all(all(row) for row in board):
        return 1
    r, c = position
    total = 0
    for s in around(board, position):
        board[s[0]][s[1]] = board[r][c] + 1
        total += count_tours(board, s)
        board[s[0]][s[1]] = 0
    return total

def search_within(n, start, order, budget):
    old = sys.getrecursionlimit()
    sys.setrecursionlimit(n * n * 3 + 1000)
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    used = 0

    def go(square, step):
        nonlocal used
        if step == n * n:
            return "found"
        for r, c in order(board, around(board, square)):
            if used >= budget:
                return "gave up"
            used += 1
            board[r][c] = step + 1
            result = go((r, c), step + 1)
            if result != "no tour":
                return result
            board[r][c] = 0
        return "no tour"

    try:
        result = go(start, 1)
    finally:
        sys.setrecursionlimit(old)
    return board if result == "found" else result

def search_in_order(n, start, order):
    result = search_within(n, start, order, 10 ** 12)
    return result if type(result) is list else None
