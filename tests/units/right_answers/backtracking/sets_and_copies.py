"""The search works on copies, and writes the result back."""
def jumps(rows, columns, square):
    r, c = square
    return {
        (r + a, c + b) for a, b in ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
        if 0 <= r + a < rows and 0 <= c + b < columns
    }

def parts(board):
    free = {(r, c) for r, row in enumerate(board) for c, step in enumerate(row) if step == 0}
    return frozenset(free)

def way(rows, columns, square, free):
    if not free:
        return []
    for nxt in sorted(jumps(rows, columns, square) & free):
        rest = way(rows, columns, nxt, free - {nxt})
        if rest is not None:
            return [nxt] + rest
    return None

def ways(rows, columns, square, free, known):
    if not free:
        return 1
    key = (square, free)
    if key not in known:
        known[key] = sum(ways(rows, columns, nxt, free - {nxt}, known) for nxt in jumps(rows, columns, square) & free)
    return known[key]

def take_back(board, walk):
    for r, c in walk[-1:]:
        board[r][c] = 0
    walk.pop()

def finish_tour(board, position):
    found = way(len(board), len(board[0]), position, parts(board))
    if found is None:
        return False
    step = board[position[0]][position[1]]
    for r, c in found:
        step += 1
        board[r][c] = step
    return True

def count_tours(board, position):
    return ways(len(board), len(board[0]), position, parts(board), {})

def search(n, start, order, budget):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    rest = []
    walk = [start]
    rest.append(list(order(board, sorted(s for s in jumps(n, n, start) if board[s[0]][s[1]] == 0))))
    while True:
        if len(walk) == n ** 2:
            return board
        if rest[-1] == []:
            rest.pop()
            take_back(board, walk)
            if rest == []:
                return "no tour"
        elif budget == 0:
            return "gave up"
        else:
            budget -= 1
            square = rest[-1][0]
            rest[-1] = rest[-1][1:]
            walk.append(square)
            board[square[0]][square[1]] = len(walk)
            rest.append(list(order(board, sorted(s for s in jumps(n, n, square) if board[s[0]][s[1]] == 0))))

def search_in_order(n, start, order):
    found = search(n, start, order, -1)
    return None if found == "no tour" else found

def search_within(n, start, order, budget):
    return search(n, start, order, budget)
