"""tuples, unvisited only, sorted, parts by steps."""

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
        if not visited[other]:
            counts[other] -= 1

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
