"""The free choice of order is by heuristic 1, and a dead end is seen before it comes."""
MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]
NO_TOUR = "no tour"
GAVE_UP = "gave up"

def around(board, square):
    squares = ((square[0] + a, square[1] + b) for a, b in MOVES)
    return [(r, c) for r, c in squares if 0 <= r < len(board) and 0 <= c < len(board[0]) and board[r][c] == 0]

def take_back(board, walk):
    board[walk[-1][0]][walk[-1][1]] = 0
    walk[:] = walk[:-1]

def finish_tour(board, position):
    left = sum(row.count(0) for row in board)
    if left == 0:
        return True
    step = board[position[0]][position[1]]
    for r, c in sorted(around(board, position), key=lambda s: len(around(board, s))):
        if left > 1 and not around(board, (r, c)):
            continue
        board[r][c] = step + 1
        if finish_tour(board, (r, c)):
            return True
        board[r][c] = 0
    return False

def count_tours(board, position):
    if all(all(row) for row in board):
        return 1
    r, c = position
    total = 0
    for s in around(board, position):
        board[s[0]][s[1]] = board[r][c] + 1
        total += count_tours(board, s)
        board[s[0]][s[1]] = 0
    return total

def search_in_order(n, start, order):
    board = [[0 for _ in range(n)] for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk, todo = [start], [list(order(board, around(board, start)))[::-1]]
    while len(walk) < n * n:
        if todo[-1]:
            r, c = todo[-1].pop()
            walk.append((r, c))
            board[r][c] = len(walk)
            todo.append(list(order(board, around(board, (r, c))))[::-1])
        else:
            todo.pop()
            take_back(board, walk)
            if not walk:
                return None
    return board

def search_within(n, start, order, budget):
    board = [[0 for _ in range(n)] for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk, todo = [start], [list(order(board, around(board, start)))[::-1]]
    while len(walk) < n * n:
        if todo[-1]:
            if budget <= 0:
                return GAVE_UP
            budget -= 1
            r, c = todo[-1].pop()
            walk.append((r, c))
            board[r][c] = len(walk)
            todo.append(list(order(board, around(board, (r, c))))[::-1])
        else:
            todo.pop()
            take_back(board, walk)
            if not walk:
                return NO_TOUR
    return board
