"""The knight does not go where the fewest free squares can be reached."""

import random

from knightstour.board import MOVES, accessibility, candidates, edge_distance, empty_board, neighbours


def _walk(n, start, choose, reached=candidates):
    board = empty_board(n)
    square, step = start, 1
    board[square[0]][square[1]] = 1
    while free := reached(board, square):
        square = choose(board, free)
        step += 1
        board[square[0]][square[1]] = step
    return board


def largest(n, start):
    return _walk(n, start, lambda board, free: max(free, key=lambda square: accessibility(board, square)))


def first_free(n, start):
    return _walk(n, start, lambda _board, free: free[0])


def last_free(n, start):
    return _walk(n, start, lambda _board, free: free[-1])


def by_chance(n, start):
    dice = random.Random(f"{n} {start}")
    return _walk(n, start, lambda _board, free: dice.choice(free))


def visited_squares_counted(n, start):
    return _walk(n, start, lambda board, free: min(free, key=lambda square: len(neighbours(board, square))))


def counted_with_seven_moves(n, start):
    def seven(board, square):
        squares = [(square[0] + down, square[1] + right) for down, right in MOVES[:7]]
        return sum(0 <= row < n and 0 <= column < n and board[row][column] == 0 for row, column in squares)

    return _walk(n, start, lambda board, free: min(free, key=lambda square: seven(board, square)))


def heuristic_2(n, start):
    return _walk(n, start, lambda board, free: min(free, key=lambda square: edge_distance(board, square)))


def counts_of_the_empty_board(n, start):
    empty = empty_board(n)
    return _walk(n, start, lambda _board, free: min(free, key=lambda square: (accessibility(empty, square), square)))


def largest_once_half_is_done(n, start):
    def choose(board, free):
        done = sum(step > 0 for row in board for step in row)
        best = min if 2 * done < n * n else max
        return best(free, key=lambda square: accessibility(board, square))

    return _walk(n, start, choose)


def second_smallest(n, start):
    def choose(board, free):
        ordered = sorted(free, key=lambda square: accessibility(board, square))
        return ordered[min(1, len(ordered) - 1)]

    return _walk(n, start, choose)
