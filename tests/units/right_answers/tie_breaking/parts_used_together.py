"""Each function uses the ones before it, on a board of tuples inside."""
import random

MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]

def accessible(board, position):
    squares = [(position[0] + down, position[1] + right) for down, right in MOVES]
    return [s for s in squares if 0 <= s[0] < len(board) and 0 <= s[1] < len(board) and board[s[0]][s[1]] == 0]

def accessibility(board, position):
    return len(accessible(board, position))

def edge_distance(board, position):
    last = len(board) - 1
    return sum(min(part, last - part) for part in position)

def smallest_candidates(board, position, heuristic):
    squares = accessible(board, position)
    ranked = sorted(squares, key=lambda square: heuristic(board, square))
    return [s for s in ranked if heuristic(board, s) == heuristic(board, ranked[0])]

def choose_by_chance(squares, source):
    return source.choice(squares)

def walk_with_ties(n, start, choose):
    board = [[0] * n for _ in range(n)]
    path = [start]
    board[start[0]][start[1]] = 1
    while accessible(board, path[-1]):
        path += [choose(board, smallest_candidates(board, path[-1], accessibility))]
        board[path[-1][0]][path[-1][1]] = len(path)
    return board

def warnsdorff(n, source):
    return walk_with_ties(n, tuple(source.randrange(n) for _ in "rc"), lambda b, t: choose_by_chance(t, source))

def second_look(board, square):
    board[square[0]][square[1]] = 1
    squares = smallest_candidates(board, square, accessibility)
    value = accessibility(board, squares[0]) if squares else 0
    board[square[0]][square[1]] = 0
    return value

def both_heuristics(board, square):
    return f(board, square) if False else accessibility(board, square) + edge_distance(board, square) / 10 ** 6

def walk_by_orders(n, start, plan):
    part = [0]

    def choose(board, tied):
        step = max(max(row) for row in board)
        here = next((r, c) for r in range(n) for c in range(n) if board[r][c] == step)
        if here == plan[part[0]][1]:
            part[0] += 1
        order = plan[part[0]][0]
        return min(tied, key=lambda s: order.index((s[0] - here[0], s[1] - here[1])))

    return walk_with_ties(n, start, choose)
