"""A generator walks, the functions look on."""
MOVES = [(a, b) for a in (1, -1, 2, -2) for b in (1, -1, 2, -2) if abs(a) != abs(b)]

def free(board, square):
    return [
        (square[0] + a, square[1] + b)
        for a, b in MOVES
        if 0 <= square[0] + a < len(board) and 0 <= square[1] + b < len(board[0]) and not board[square[0] + a][square[1] + b]
    ]

def take_back(board, walk):
    r, c = walk.pop(len(walk) - 1)
    board[r][c] = 0

def finishes(board, square):
    if not any(0 in row for row in board):
        yield True
        return
    for r, c in free(board, square):
        board[r][c] = board[square[0]][square[1]] + 1
        yield from finishes(board, (r, c))
        board[r][c] = 0

def finish_tour(board, position):
    for _ in finishes(board, position):
        full = [row[:] for row in board]
        break
    else:
        return False
    for row, steps in zip(board, full):
        row[:] = steps
    return True

def count_tours(board, position):
    return sum(1 for _ in finishes(board, position))

def moves(n, start, order):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    stack = [(start, list(order(board, free(board, start))))]
    while stack:
        if len(stack) == n * n:
            yield board
            return
        square, todo = stack[-1]
        if todo:
            r, c = todo.pop(0)
            yield None
            board[r][c] = len(stack) + 1
            stack.append(((r, c), list(order(board, free(board, (r, c))))))
        else:
            board[square[0]][square[1]] = 0
            stack.pop()

def search_in_order(n, start, order):
    for found in moves(n, start, order):
        if found:
            return found

def search_within(n, start, order, budget):
    for number, found in enumerate(moves(n, start, order)):
        if found:
            return found
        if number == budget:
            return "gave up"
    return "no tour"
