"""tuples, loop, asked once and kept, two dimensions."""

def neighbour_table(n):
    steps = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) + abs(b) == 3]
    return [
        tuple((r + a) * n + c + b for a, b in steps if r + a in range(n) and c + b in range(n))
        for r in range(n)
        for c in range(n)
    ]

def step_on(square, table, visited, counts):
    visited[square] = True
    for other in table[square]:
        counts[other] = counts[other] - 1

def kept_walk(size, start, neighbours):
    table = {}
    for k in range(size):
        table[k] = set(neighbours(k))
    walk = [start]
    while True:
        here = walk[-1]
        for other in table[here]:
            table[other].discard(here)
        if not table[here]:
            return walk
        walk.append(max(table[here], key=lambda other: (-len(table[other]), other)))

def fast_tour(n, start):
    jumps = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
    board = [[0] * n for _ in range(n)]
    ways = [[0] * n for _ in range(n)]
    for r in range(n):
        for c in range(n):
            if 2 <= r < n - 2 and 2 <= c < n - 2:
                ways[r][c] = 8
            else:
                for a, b in jumps:
                    if 0 <= r + a < n and 0 <= c + b < n:
                        ways[r][c] += 1
    r, c = start
    for step in range(1, n * n + 1):
        board[r][c] = step
        best = 9
        for a, b in jumps:
            i, j = r + a, c + b
            if 0 <= i < n and 0 <= j < n and board[i][j] == 0:
                ways[i][j] -= 1
                if ways[i][j] < best:
                    best, to = ways[i][j], (i, j)
        if best == 9:
            break
        r, c = to
    return board
