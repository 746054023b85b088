"""The rule for ties is asked only when there is more than one smallest square."""
MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]

def accessible(board, position):
    result = []
    for down, right in MOVES:
        row, column = position[0] + down, position[1] + right
        try:
            if row >= 0 and column >= 0 and board[row][column] == 0:
                result.append((row, column))
        except IndexError:
            pass
    return result

def accessibility(board, position):
    return len(accessible(board, position))

def edge_distance(board, position):
    return min(position[0], len(board) - 1 - position[0]) + min(position[1], len(board) - 1 - position[1])

def smallest_candidates(board, position, heuristic):
    squares = accessible(board, position)
    if not squares:
        return []
    low = min(heuristic(board, square) for square in squares)
    return tuple(square for square in squares if heuristic(board, square) == low)

def choose_by_chance(squares, source):
    if len(squares) == 1:
        return squares[0]
    return source.choices(squares)[0]

def walk_with_ties(n, start, choose):
    board = [n * [0] for _ in range(n)]
    row, column = start
    for step in range(1, n * n + 1):
        board[row][column] = step
        tied = list(smallest_candidates(board, (row, column), accessibility))
        if not tied:
            break
        row, column = tied[0] if len(tied) == 1 else choose(board, tied)
    return board

def warnsdorff(n, source):
    squares = [(row, column) for row in range(n) for column in range(n)]
    source.shuffle(squares)
    return walk_with_ties(n, squares[0], lambda board, tied: sorted(tied)[0])

def second_look(board, square):
    board[square[0]][square[1]] = 1
    further = accessible(board, square)
    result = 0
    if further:
        result = sorted(accessibility(board, s) for s in further)[0]
    board[square[0]][square[1]] = 0
    return result

def both_heuristics(board, square):
    return accessibility(board, square) * 10 ** 9 + edge_distance(board, square)

def walk_by_orders(n, start, plan):
    board = [n * [0] for _ in range(n)]
    row, column = start
    orders = [order for order, _ in plan]
    changes = [square for _, square in plan]
    for step in range(1, n * n + 1):
        board[row][column] = step
        if (row, column) == changes[0]:
            orders.pop(0)
            changes.pop(0)
        tied = list(smallest_candidates(board, (row, column), accessibility))
        if not tied:
            break
        places = {(row + down, column + right): place for place, (down, right) in enumerate(orders[0])}
        row, column = sorted(tied, key=lambda square: places[square])[0]
    return board
