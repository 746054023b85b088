"""tuples, own count marked, asked twice at each step, padded."""

def neighbour_table(n):
    steps = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) + abs(b) == 3]
    return [
        tuple((r + a) * n + c + b for a, b in steps if r + a in range(n) and c + b in range(n))
        for r in range(n)
        for c in range(n)
    ]

def step_on(square, table, visited, counts):
    counts[square] = -1
    visited[square] = True
    for k in range(len(table[square])):
        counts[table[square][k]] += -1

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
