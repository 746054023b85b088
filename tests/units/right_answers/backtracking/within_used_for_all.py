"""The search with a budget is the only one; the other calls it without a limit."""
MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def around(board, square):
    n, m = len(board), len(board[0])
    return [
        [square[0] + a, square[1] + b]
        for a, b in MOVES
        if square[0] + a in range(n) and square[1] + b in range(m) and board[square[0] + a][square[1] + b] == 0
    ]

def take_back(board, walk):
    (r, c) = walk.pop()
    board[r][c] = 0
    return board

def finish_tour(board, position):
    return finish(board, position, sum(row.count(0) for row in board))

def finish(board, position, left):
    return left == 0 or any(attempt(board, position, s, left) for s in around(board, position))

def attempt(board, position, s, left):
    board[s[0]][s[1]] = board[position[0]][position[1]] + 1
    if finish(board, s, left - 1):
        return True
    board[s[0]][s[1]] = 0
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
    found = search_within(n, start, order, float("inf"))
    return found if isinstance(found, list) else None

def search_within(n, start, order, budget):
    board = [[0] * n for _ in range(n)]
    square, step, used = start, 1, 0
    board[start[0]][start[1]] = 1
    history = []
    todo = list(order(board, around(board, square)))
    while step < n * n:
        if todo:
            if used == budget:
                return "gave up"
            used += 1
            history.append((square, todo[1:]))
            square, step = todo[0], step + 1
            board[square[0]][square[1]] = step
            todo = list(order(board, around(board, square)))
        elif history:
            board[square[0]][square[1]] = 0
            square, todo = history.pop()
            step -= 1
        else:
            return "no tour"
    return board
