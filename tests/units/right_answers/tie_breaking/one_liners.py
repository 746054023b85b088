"""As short as it gets."""
N = lambda b, p: [(x, y) for x in range(len(b)) for y in range(len(b)) if (x - p[0]) ** 2 + (y - p[1]) ** 2 == 5 and not b[x][y]]
A = lambda b, p: len(N(b, p))
E = lambda b, p: sum(min(x, len(b) - 1 - x) for x in p)

def smallest_candidates(board, position, heuristic):
    return [s for s in N(board, position) if heuristic(board, s) == min(heuristic(board, t) for t in N(board, position))]

def choose_by_chance(squares, source):
    return min((source.random(), place, square) for place, square in enumerate(squares))[2]

def walk_with_ties(n, start, choose):
    board, here, step = [[0] * n for _ in range(n)], start, 1
    while here:
        board[here[0]][here[1]] = step
        tied = smallest_candidates(board, here, A)
        here, step = choose(board, tied) if tied else None, step + 1
    return board

def warnsdorff(n, source):
    return walk_with_ties(n, (source.randrange(0, n, 1), source.choice(range(n))), lambda b, t: max(t))

def second_look(board, square):
    return min([A(board, s) - (not board[square[0]][square[1]]) for s in N(board, square)] or [0])

def both_heuristics(board, square):
    return [A(board, square), E(board, square)]

def walk_by_orders(n, start, plan):
    board, here, step, k = [[0] * n for _ in range(n)], tuple(start), 1, 0
    while here:
        board[here[0]][here[1]] = step
        k += plan[k][1] is not None and here == tuple(plan[k][1])
        steps = [(here[0] + a, here[1] + b) for a, b in plan[k][0]]
        free = [s for s in steps if s in N(board, here)]
        here, step = min(free, key=lambda s: A(board, s)) if free else None, step + 1
    return board
