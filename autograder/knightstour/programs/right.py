"""Programs that keep to the rule, in many hands."""

import heapq
import random
from collections import deque

from knightstour.board import MOVES, accessibility, candidates, edge_distance, empty_board, neighbours


def _walk(n, start, choose):
    board = empty_board(n)
    row, column = start
    board[row][column] = step = 1
    while squares := candidates(board, (row, column)):
        row, column = choose(board, squares)
        step += 1
        board[row][column] = step
    return board


def _smallest(board, squares):
    least = min(accessibility(board, square) for square in squares)
    return [square for square in squares if accessibility(board, square) == least]


def first_smallest(n, start):
    return _walk(n, start, lambda board, squares: _smallest(board, squares)[0])


def last_smallest(n, start):
    return _walk(n, start, lambda board, squares: _smallest(board, squares)[-1])


def middle_smallest(n, start):
    def choose(board, squares):
        tied = _smallest(board, squares)
        return tied[len(tied) // 2]

    return _walk(n, start, choose)


def random_ties(n, start):
    dice = random.Random(f"{n} {start}")
    return _walk(n, start, lambda board, squares: dice.choice(_smallest(board, squares)))


def other_random_ties(n, start):
    dice = random.Random(f"again {n} {start}")
    return _walk(n, start, lambda board, squares: dice.choice(_smallest(board, squares)))


def ties_by_name(n, start):
    return _walk(n, start, lambda board, squares: min(_smallest(board, squares)))


def ties_by_name_backwards(n, start):
    return _walk(n, start, lambda board, squares: max(_smallest(board, squares)))


def ties_to_the_edge(n, start):
    return _walk(n, start, lambda board, squares: min(_smallest(board, squares), key=lambda s: edge_distance(board, s)))


def ties_to_the_middle(n, start):
    return _walk(n, start, lambda board, squares: max(_smallest(board, squares), key=lambda s: edge_distance(board, s)))


def ties_by_a_second_look(n, start):
    def second(board, square):
        board[square[0]][square[1]] = -1
        values = [accessibility(board, other) for other in candidates(board, square)]
        board[square[0]][square[1]] = 0
        return min(values, default=9)

    return _walk(n, start, lambda board, squares: min(_smallest(board, squares), key=lambda s: second(board, s)))


def clockwise_moves(n, start):
    order = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))
    return _in_order(n, start, order)


def moves_sorted(n, start):
    return _in_order(n, start, sorted(MOVES, key=lambda move: (abs(move[0]), move)))


def moves_turning(n, start):
    board = empty_board(n)
    order = deque(MOVES)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while True:
        free = _reached(board, square, order)
        if not free:
            return board
        square = min(free, key=lambda other: len(_reached(board, other, order)))
        step += 1
        board[square[0]][square[1]] = step
        order.rotate(1)


def _reached(board, square, order):
    n = len(board)
    found = []
    for down, right in order:
        row, column = square[0] + down, square[1] + right
        if 0 <= row < n and 0 <= column < n and not board[row][column]:
            found.append((row, column))
    return found


def _in_order(n, start, order):
    board = empty_board(n)
    square, step = start, 0
    while square is not None:
        step += 1
        board[square[0]][square[1]] = step
        square = min(
            _reached(board, square, order), key=lambda other: len(_reached(board, other, order)), default=None
        )
    return board


def recursive(n, start):
    board = empty_board(n)

    def go(square, step):
        board[square[0]][square[1]] = step
        free = candidates(board, square)
        if free:
            go(min(free, key=lambda other: (accessibility(board, other), other[1], other[0])), step + 1)

    go(start, 1)
    return board


def heap_queue(n, start):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while True:
        heap = [(accessibility(board, (r, c)), -r, c, (r, c)) for r, c in candidates(board, square)]
        if not heap:
            return board
        heapq.heapify(heap)
        square = heapq.heappop(heap)[-1]
        step += 1
        board[square[0]][square[1]] = step


def counts_kept(n, start):
    board = empty_board(n)
    ways = {(r, c): len(neighbours(board, (r, c))) for r in range(n) for c in range(n)}
    square, step = start, 1
    while True:
        board[square[0]][square[1]] = step
        for other in neighbours(board, square):
            ways[other] -= 1
        free = candidates(board, square)
        if not free:
            return board
        square = min(free, key=lambda other: (ways[other], other[1], -other[0]))
        step += 1


def path_first(n, start):
    path = [start]
    while True:
        row, column = path[-1]
        free = [s for s in _jumps(n, row, column) if s not in path]
        if not free:
            break
        path.append(min(free, key=lambda s: (sum(t not in path for t in _jumps(n, *s)), -s[1], s[0])))
    return [[path.index((r, c)) + 1 if (r, c) in path else 0 for c in range(n)] for r in range(n)]


def _jumps(n, row, column):
    return [(r, c) for r in range(n) for c in range(n) if (r - row) ** 2 + (c - column) ** 2 == 5]


def flat_board(n, start):
    flat = [0] * (n * n)
    near = [[r * n + c for r, c in _jumps(n, *divmod(place, n))] for place in range(n * n)]
    place, step = start[0] * n + start[1], 1
    flat[place] = 1
    while any(flat[other] == 0 for other in near[place]):
        free = [other for other in near[place] if flat[other] == 0]
        place = sorted(free, key=lambda other: (sum(flat[far] == 0 for far in near[other]), abs(other // n - other % n)))[0]
        step += 1
        flat[place] = step
    return [flat[row * n : row * n + n] for row in range(n)]
