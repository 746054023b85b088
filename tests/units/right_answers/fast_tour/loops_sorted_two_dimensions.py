"""loops, own count marked, sorted, two dimensions."""

D = [(1, 2), (2, 1), (-1, 2), (2, -1), (1, -2), (-2, 1), (-1, -2), (-2, -1)]
def neighbour_table(n):
    table = []
    for k in range(n * n):
        here = []
        for d in D:
            r = k // n + d[0]
            c = k % n + d[1]
            if r >= 0 and r < n and c >= 0 and c < n:
                here.append(r * n + c)
        table.append(here)
    return table

def step_on(square, table, visited, counts):
    counts[square] = -1
    visited[square] = True
    for k in range(len(table[square])):
        counts[table[square][k]] += -1

def kept_walk(size, start, neighbours):
    counts = list(map(len, map(neighbours, range(size))))
    visited = bytearray(size)
    walk = [start]
    for _ in range(size):
        visited[walk[-1]] = 1
        around = neighbours(walk[-1])
        for other in around:
            counts[other] -= 1
        free = sorted((counts[other], other) for other in around if not visited[other])
        if not free:
            break
        walk.append(free[0][1])
    return walk

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
