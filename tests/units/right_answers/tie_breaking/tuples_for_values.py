"""Values are pairs, squares are lists, and the last of equals is taken."""
import itertools

def free_squares(board, position):
    n = len(board)
    jumps = [s for s in itertools.product((-2, -1, 1, 2), repeat=2) if abs(s[0]) != abs(s[1])]
    return [
        [position[0] + a, position[1] + b]
        for a, b in jumps
        if 0 <= position[0] + a < n and 0 <= position[1] + b < n and not board[position[0] + a][position[1] + b]
    ]

def accessibility(board, position):
    return len(free_squares(board, position))

def edge_distance(board, position):
    last = len(board) - 1
    return sum(min(x, last - x) for x in position)

def smallest_candidates(board, position, heuristic):
    squares = sorted(free_squares(board, position), key=lambda s: heuristic(board, s))
    return list(itertools.takewhile(lambda s: heuristic(board, s) == heuristic(board, squares[0]), squares))

def choose_by_chance(squares, source):
    return source.sample(squares, 1)[0]

def walk_with_ties(n, start, choose):
    board = [[0 for _ in range(n)] for _ in range(n)]
    walk = [start]
    while True:
        board[walk[-1][0]][walk[-1][1]] = len(walk)
        tied = smallest_candidates(board, walk[-1], accessibility)
        if tied == []:
            return board
        walk.append(choose(board, tied))

def warnsdorff(n, source):
    start = choose_by_chance([(r, c) for r in range(n) for c in range(n)], source)
    return walk_with_ties(n, start, lambda board, tied: tied[-1])

def second_look(board, square):
    copied = [list(row) for row in board]
    copied[square[0]][square[1]] = 1
    values = [accessibility(copied, further) for further in free_squares(copied, square)]
    return min(values) if values else 0

def both_heuristics(board, square):
    return (accessibility(board, square), edge_distance(board, square))

def walk_by_orders(n, start, plan):
    board = [[0 for _ in range(n)] for _ in range(n)]
    parts = iter(plan)
    order, change = next(parts)
    walk = [tuple(start)]
    while True:
        here = walk[-1]
        board[here[0]][here[1]] = len(walk)
        if change is not None and here == tuple(change):
            order, change = next(parts)
        best = None
        for down, right in order:
            square = (here[0] + down, here[1] + right)
            if [here[0] + down, here[1] + right] in free_squares(board, here):
                value = accessibility(board, square)
                if best is None or value < best[0]:
                    best = (value, square)
        if best is None:
            return board
        walk.append(best[1])
