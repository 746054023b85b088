"""The walks call themselves; the boards are small enough for that."""
from random import Random
import sys
sys.setrecursionlimit(10000)

def moves(board, position):
    r, c = position
    return [
        (a, b)
        for a, b in ((r - 1, c - 2), (r - 1, c + 2), (r + 1, c - 2), (r + 1, c + 2), (r - 2, c - 1), (r - 2, c + 1), (r + 2, c - 1), (r + 2, c + 1))
        if -1 < a < len(board) and -1 < b < len(board) and board[a][b] == 0
    ]

def degree(board, position):
    return len(moves(board, position))

def smallest_candidates(board, position, heuristic):
    groups = {}
    for square in moves(board, position):
        groups.setdefault(heuristic(board, square), []).append(square)
    return groups[min(groups)] if groups else []

def choose_by_chance(squares: list, source: Random):
    copied = list(squares)
    source.shuffle(copied)
    return copied[0]

def go(board, square, step, next_square):
    board[square[0]][square[1]] = step
    tied = smallest_candidates(board, square, degree)
    return go(board, next_square(square, tied), step + 1, next_square) if tied else board

def walk_with_ties(n, start, choose):
    board = [[0] * n for _ in range(n)]
    return go(board, start, 1, lambda square, tied: choose(board, tied))

def warnsdorff(n, source):
    board = [[0] * n for _ in range(n)]
    return go(board, [source.randrange(n), source.randrange(n)], 1, lambda square, tied: source.choice(tied))

def second_look(board, square):
    row, column = square
    board[row][column] = 99
    try:
        return min([degree(board, s) for s in moves(board, square)], default=0)
    finally:
        board[row][column] = 0

def both_heuristics(board, square):
    last = len(board) - 1
    return 1000000 * degree(board, square) + min(square[0], last - square[0]) + min(square[1], last - square[1])

def walk_by_orders(n, start, plan):
    state = {"part": 0}

    def next_square(square, tied):
        if square == plan[state["part"]][1]:
            state["part"] += 1
        for down, right in plan[state["part"]][0]:
            if (square[0] + down, square[1] + right) in tied:
                return (square[0] + down, square[1] + right)

    return go([[0] * n for _ in range(n)], start, 1, next_square)
