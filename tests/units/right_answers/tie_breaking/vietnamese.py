"""Tên bằng tiếng Việt."""
BUOC = ((-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))

def di_duoc(ban, o):
    ds = []
    for dx, dy in BUOC:
        x, y = o[0] + dx, o[1] + dy
        if 0 <= x < len(ban) and 0 <= y < len(ban) and ban[x][y] == 0:
            ds.append((x, y))
    return ds

def so_o(ban, o):
    return len(di_duoc(ban, o))

def smallest_candidates(board, position, heuristic):
    gia_tri = [(heuristic(board, o), o) for o in di_duoc(board, position)]
    if not gia_tri:
        return []
    nho = min(gia_tri)[0]
    return [o for g, o in gia_tri if g == nho]

def choose_by_chance(squares, source):
    return squares[source.getrandbits(32) % len(squares)]

def walk_with_ties(n, start, choose):
    ban = [[0] * n for _ in range(n)]
    o, buoc = start, 1
    ban[o[0]][o[1]] = buoc
    while di_duoc(ban, o):
        nho = min(so_o(ban, x) for x in di_duoc(ban, o))
        o = choose(ban, [x for x in di_duoc(ban, o) if so_o(ban, x) == nho])
        buoc += 1
        ban[o[0]][o[1]] = buoc
    return ban

def warnsdorff(n, source):
    o = source.randrange(n * n)
    return walk_with_ties(n, (o % n, o // n), lambda ban, ds: ds[0])

def second_look(board, square):
    board[square[0]][square[1]] = 7
    gia_tri = [so_o(board, o) for o in di_duoc(board, square)]
    board[square[0]][square[1]] = 0
    return min(gia_tri) if len(gia_tri) > 0 else 0

def both_heuristics(board, square):
    n = len(board)
    i, j = square[0] + 1, square[1] + 1
    return so_o(board, square) * n * n + min(n - i, i - 1) + min(j - 1, n - j)

def walk_by_orders(n, start, plan):
    ban = [[0] * n for _ in range(n)]
    o, buoc, k = start, 1, 0
    ban[o[0]][o[1]] = buoc
    while di_duoc(ban, o):
        if o == plan[k][1]:
            k = k + 1
        thu_tu = [tuple(b) for b in plan[k][0]]
        o = min(di_duoc(ban, o), key=lambda x: (so_o(ban, x), thu_tu.index((x[0] - o[0], x[1] - o[1]))))
        buoc += 1
        ban[o[0]][o[1]] = buoc
    return ban
