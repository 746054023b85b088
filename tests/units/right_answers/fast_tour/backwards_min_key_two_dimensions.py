"""backwards, own count marked, min key, two dimensions."""

def neighbour_table(n):
    table = [[] for _ in range(n * n)]
    for r in range(n):
        for c in range(n):
            for a, b in ((1, 2), (2, 1), (1, -2), (2, -1)):
                if r + a < n and 0 <= c + b < n:
                    table[r * n + c].append((r + a) * n + c + b)
                    table[(r + a) * n + c + b].append(r * n + c)
    return table

def step_on(square, table, visited, counts):
    counts[square] = -1
    visited[square] = True
    for k in range(len(table[square])):
        counts[table[square][k]] += -1

def kept_walk(size, start, neighbours):
    counts = [len(neighbours(k)) for k in range(size)]
    visited = [False] * size
    walk = []
    square = start
    while square is not None:
        walk.append(square)
        visited[square] = True
        around = neighbours(square)
        for other in around:
            counts[other] -= 1
        free = [other for other in around if not visited[other]]
        square = min(free, key=lambda other: counts[other]) if free else None
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
