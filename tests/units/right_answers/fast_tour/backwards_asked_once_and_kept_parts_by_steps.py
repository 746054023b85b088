"""backwards, unvisited only, asked once and kept, parts by steps."""

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
    visited[square] = True
    for other in table[square]:
        if not visited[other]:
            counts[other] -= 1

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
    table = neighbour_table(n)
    counts = [len(squares) for squares in table]
    visited = [False] * (n * n)
    flat = [0] * (n * n)
    square = start[0] * n + start[1]
    for step in range(1, n * n + 1):
        step_on(square, table, visited, counts)
        flat[square] = step
        best, fewest = None, 9
        for other in table[square]:
            if not visited[other] and counts[other] <= fewest:
                best, fewest = other, counts[other]
        if best is None:
            break
        square = best
    return [flat[row * n:(row + 1) * n] for row in range(n)]
