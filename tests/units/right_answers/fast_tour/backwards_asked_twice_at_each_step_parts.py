"""backwards, loop, asked twice at each step, parts."""

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
    walk = kept_walk(n * n, start[0] * n + start[1], lambda square: table[square])
    board = [[0] * n for _ in range(n)]
    step = 0
    for square in walk:
        step += 1
        board[square // n][square % n] = step
    return board
