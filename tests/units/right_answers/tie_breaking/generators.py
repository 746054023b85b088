"""Everything is made by generators, and answers are lists in the end."""
def jumps(n, square):
    for a, b in ((1, 2), (2, 1)):
        for s in (1, -1):
            for t in (1, -1):
                r, c = square[0] + s * a, square[1] + t * b
                if 0 <= r < n and 0 <= c < n:
                    yield r, c

def open_jumps(board, square):
    yield from ((r, c) for r, c in jumps(len(board), square) if board[r][c] == 0)

def ways(board, square):
    return sum(1 for _ in open_jumps(board, square))

def smallest_candidates(board, position, heuristic):
    values = list((heuristic(board, s), s) for s in open_jumps(board, position))
    low = min((value for value, _ in values), default=None)
    return list(s for value, s in values if value == low)

def choose_by_chance(squares, source):
    left = source.randrange(len(squares))
    for square in squares:
        if left == 0:
            return square
        left -= 1

def steps(board, start, choose):
    square, step = start, 1
    while square is not None:
        board[square[0]][square[1]] = step
        yield step
        tied = smallest_candidates(board, square, ways)
        square = choose(square, tied) if tied else None
        step += 1

def walk_with_ties(n, start, choose):
    board = [[0] * n for _ in range(n)]
    for _ in steps(board, start, lambda _square, tied: choose(board, tied)):
        pass
    return board

def warnsdorff(n, source):
    board = [[0] * n for _ in range(n)]
    start = choose_by_chance([(r, c) for r in range(n) for c in range(n)], source)
    for _ in steps(board, start, lambda _square, tied: choose_by_chance(tied, source)):
        pass
    return board

def second_look(board, square):
    def inner():
        for further in open_jumps(board, square):
            yield sum(1 for other in open_jumps(board, further) if other != square)

    return min(inner(), default=0)

def both_heuristics(board, square):
    last = len(board) - 1
    return ways(board, square), sum(min(x, last - x) for x in square), 0

def walk_by_orders(n, start, plan):
    board = [[0] * n for _ in range(n)]
    left = list(plan)[::-1]

    def choose(square, tied):
        if square == left[-1][1]:
            left.pop()
        return next(s for s in ((square[0] + a, square[1] + b) for a, b in left[-1][0]) if s in tied)

    for _ in steps(board, start, choose):
        pass
    return board
