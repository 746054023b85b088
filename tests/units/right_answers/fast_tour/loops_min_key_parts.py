"""loops, loop, min key, parts."""

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
    table = neighbour_table(n)
    walk = kept_walk(n * n, start[0] * n + start[1], lambda square: table[square])
    board = [[0] * n for _ in range(n)]
    step = 0
    for square in walk:
        step += 1
        board[square // n][square % n] = step
    return board
