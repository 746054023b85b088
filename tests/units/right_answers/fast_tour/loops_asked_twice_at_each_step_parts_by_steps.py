"""loops, loop, asked twice at each step, parts by steps."""

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
    visited[square] = True
    for other in table[square]:
        counts[other] = counts[other] - 1

def kept_walk(size, start, neighbours):
    count = {}
    for k in range(size):
        count[k] = len(neighbours(k))
    done = set()
    walk = []
    here = start
    while True:
        done.add(here)
        walk.append(here)
        for other in neighbours(here):
            count[other] -= 1
        best = None
        for other in neighbours(here):
            if other not in done and (best is None or count[other] <= count[best]):
                best = other
        if best is None:
            break
        here = best
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
