"""Squares are numbers inside, and the board is one long list."""
def grid(rows, columns):
    table = []
    for r in range(rows):
        for c in range(columns):
            table.append([
                (r + a) * columns + c + b
                for a, b in ((2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2))
                if 0 <= r + a < rows and 0 <= c + b < columns
            ])
    return table

def flat(board):
    return [step for row in board for step in row]

def take_back(board, walk):
    r, c = walk[len(walk) - 1]
    board[r][c] = 0
    walk.remove((r, c))

def finish_tour(board, position):
    columns = len(board[0])
    table, cells = grid(len(board), columns), flat(board)

    def go(cell, left):
        if left == 0:
            return True
        for other in table[cell]:
            if cells[other] == 0:
                cells[other] = cells[cell] + 1
                if go(other, left - 1):
                    return True
                cells[other] = 0
        return False

    if not go(position[0] * columns + position[1], cells.count(0)):
        return False
    for r in range(len(board)):
        for c in range(columns):
            board[r][c] = cells[r * columns + c]
    return True

def count_tours(board, position):
    columns = len(board[0])
    table, cells = grid(len(board), columns), flat(board)

    def go(cell, left):
        if left == 0:
            return 1
        total = 0
        for other in table[cell]:
            if cells[other] == 0:
                cells[other] = 1
                total += go(other, left - 1)
                cells[other] = 0
        return total

    return go(position[0] * columns + position[1], cells.count(0))

def run(n, start, order, budget):
    board = [[0] * n for _ in range(n)]
    table = grid(n, n)

    def options(square):
        pairs = [divmod(cell, n) for cell in table[square[0] * n + square[1]]]
        return list(order(board, [p for p in pairs if board[p[0]][p[1]] == 0]))

    board[start[0]][start[1]] = 1
    frames = [[start, options(start), 0]]
    while frames:
        if len(frames) == n * n:
            return board
        frame = frames[-1]
        if frame[2] < len(frame[1]):
            if budget is not None:
                if budget < 1:
                    return "gave up"
                budget = budget - 1
            square = frame[1][frame[2]]
            frame[2] += 1
            board[square[0]][square[1]] = len(frames) + 1
            frames.append([square, options(square), 0])
        else:
            frames.pop()
            board[frame[0][0]][frame[0][1]] = 0
    return "no tour"

def search_in_order(n, start, order):
    found = run(n, start, order, None)
    if found == "no tour":
        return None
    return found

def search_within(n, start, order, budget):
    return run(n, start, order, budget)
