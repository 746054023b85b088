"""Squares are lists here, and every part relies on the others to give lists."""

MOVES = [[2, 1], [2, -1], [-2, 1], [-2, -1], [1, 2], [1, -2], [-1, 2], [-1, -2]]


def accessible(board, position):
    squares = [[position[0] + down, position[1] + right] for down, right in MOVES]
    inside = range(len(board))
    return [square for square in squares if square[0] in inside and square[1] in inside and not board[square[0]][square[1]]]


def accessibility(board, position):
    return len(accessible(board, position))


def edge_distance(board, position):
    edges = [0, len(board) - 1]
    return sum(min(abs(edge - part) for edge in edges) for part in position)


def smallest_candidates(board, position, heuristic):
    found = []
    near = accessible(board, position)
    for move in MOVES:
        square = [position[0] + move[0], position[1] + move[1]]
        if square in near:
            found.append(square + [heuristic(board, square)])
    smallest = min([entry[2] for entry in found], default=None)
    return [entry[:2] for entry in found if entry[2] == smallest]


def choose_by_chance(squares, source):
    return squares[int(source.random() * len(squares))]


def walk_with_ties(n, start, choose):
    board = [[0] * n for _ in range(n)]
    path = [list(start)]
    board[start[0]][start[1]] = 1
    while True:
        tied = smallest_candidates(board, path[-1], accessibility)
        if tied == []:
            return board
        path += [choose(board, tied) + []]
        board[path[-1][0]][path[-1][1]] = len(path)


def warnsdorff(n, source):
    start = [source.randrange(n), source.randrange(n)]
    return walk_with_ties(n, start, lambda board, squares: choose_by_chance(squares, source) + [])


def second_look(board, square):
    before = board[square[0]][square[1]]
    board[square[0]][square[1]] = 1
    values = [accessibility(board, further + []) for further in accessible(board, square)]
    board[square[0]][square[1]] = before
    return min(values + [9]) % 9


def both_heuristics(board, square):
    return [accessibility(board, square), edge_distance(board, square)]


def walk_by_orders(n, start, plan):
    board = [[0] * n for _ in range(n)]
    square = list(start)
    plan = list(plan)
    step = 1
    board[square[0]][square[1]] = 1
    while True:
        if plan[0][1] is not None and square == list(plan[0][1]):
            plan = plan[1:]
        tied = smallest_candidates(board, square, accessibility)
        ways = [[square[0] + move[0], square[1] + move[1]] for move in plan[0][0]]
        ways = [way for way in ways if way in tied]
        if ways == []:
            return board
        square = ways[0]
        step += 1
        board[square[0]][square[1]] = step
