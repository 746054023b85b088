"""loops, unvisited only, asked once and kept, padded."""

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
    w = n + 4
    jumps = [2 * w + 1, 2 * w - 1, -2 * w + 1, -2 * w - 1, w + 2, w - 2, -w + 2, -w - 2]
    visited = bytearray(b"\x01") * (w * w)
    for row in range(2, n + 2):
        visited[row * w + 2:row * w + 2 + n] = bytes(n)
    counts = [0] * (w * w)
    for row in range(2, n + 2):
        for square in range(row * w + 2, row * w + 2 + n):
            counts[square] = 8 - sum([visited[square + jump] for jump in jumps])
    steps = [0] * (w * w)
    square, step = (start[0] + 2) * w + start[1] + 2, 1
    while square:
        steps[square] = step
        visited[square] = 1
        best, low = 0, 9
        for jump in jumps:
            other = square + jump
            counts[other] -= 1
            if not visited[other] and counts[other] < low:
                best, low = other, counts[other]
        square, step = best, step + 1
    return [steps[row * w + 2:row * w + n + 2] for row in range(2, n + 2)]
