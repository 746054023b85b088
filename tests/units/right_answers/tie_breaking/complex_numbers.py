"""Squares are complex numbers inside."""
JUMPS = [complex(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a * b) == 2]

def z(square):
    return complex(square[0], square[1])

def pair(number):
    return int(number.real), int(number.imag)

def free(board):
    n = len(board)
    return {complex(r, c) for r in range(n) for c in range(n) if board[r][c] == 0}

def around(open_squares, here):
    return [here + jump for jump in JUMPS if here + jump in open_squares]

def smallest_candidates(board, position, heuristic):
    found = {pair(s): heuristic(board, pair(s)) for s in around(free(board), z(position))}
    return [square for square in found if found[square] == min(found.values())]

def choose_by_chance(squares, source):
    return squares[source.randrange(0, len(squares))]

def fewest(open_squares, here):
    around_here = around(open_squares, here)
    ways = [len(around(open_squares, s)) for s in around_here]
    return [s for s, count in zip(around_here, ways) if count == min(ways)]

def walk_with_ties(n, start, choose):
    board = [[0] * n for _ in range(n)]
    open_squares = free(board)
    here, step = z(start), 1
    while True:
        row, column = pair(here)
        board[row][column] = step
        open_squares.discard(here)
        tied = fewest(open_squares, here)
        if not tied:
            return board
        here = z(choose(board, [pair(s) for s in tied]))
        step += 1

def warnsdorff(n, source):
    return walk_with_ties(n, (source.randrange(n), source.randrange(n)), lambda board, tied: tied[len(tied) // 2])

def second_look(board, square):
    open_squares = free(board) - {z(square)}
    return min((len(around(open_squares, s)) for s in around(open_squares, z(square))), default=0)

def both_heuristics(board, square):
    last = len(board) - 1
    edge = min(square[0], last - square[0]) + min(square[1], last - square[1])
    return float(len(around(free(board), z(square)))), edge

def walk_by_orders(n, start, plan):
    board = [[0] * n for _ in range(n)]
    open_squares = free(board)
    here, step, part = z(start), 1, 0
    while True:
        row, column = pair(here)
        board[row][column] = step
        open_squares.discard(here)
        if (row, column) == plan[part][1]:
            part += 1
        tied = fewest(open_squares, here)
        if not tied:
            return board
        here = next(here + z(move) for move in plan[part][0] if here + z(move) in tied)
        step += 1
