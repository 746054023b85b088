"""Sorts the squares by their numbers and looks at neighbours in the list."""

from itertools import groupby, pairwise


def is_jump(origin, target):
    return abs((origin[0] - target[0]) * (origin[1] - target[1])) == 2


def in_order(board):
    return sorted((number, (r, c)) for r, row in enumerate(board) for c, number in enumerate(row))


def is_tour(board, start):
    order = in_order(board)
    if [number for number, _ in order] != [*range(1, len(order) + 1)]:
        return False
    if order[0][1] != start:
        return False
    return all(is_jump(a, b) for (_, a), (_, b) in pairwise(order))


def is_closed(board):
    order = in_order(board)
    return is_tour(board, order[0][1]) and is_jump(order[0][1], order[-1][1])


def first_fault(board, start):
    order = in_order(board)
    size = len(order)
    if order[0][0] < 0:
        return ("strange number", order[0][0])
    large = [number for number, _ in order if number > size]
    if large:
        return ("strange number", large[0])
    if [number for number, _ in order] == [*range(size)] and order[0][1] == start:
        return ("counted from 0", 0)
    wanted, last = 1, None
    for number, group in groupby(order, key=lambda item: item[0]):
        squares = [square for _, square in group]
        if number == 0:
            continue
        if number != wanted:
            return ("missing", wanted)
        if len(squares) > 1:
            return ("twice", number)
        if number == 1 and squares != [start]:
            return ("wrong start", 1)
        if last is not None and not is_jump(last, squares[0]):
            return ("no jump", number)
        wanted, last = wanted + 1, squares[0]
    if order[0][0] == 0:
        return ("not visited", order[-1][0])
    return None


import pytest

STARTS = [(n, (r, c)) for n in range(1, 7) for r in range(n) for c in range(n)]
STARTS += [(8, (0, 0)), (8, (7, 3)), (9, (4, 4)), (10, (9, 0)), (11, (2, 7)), (5, (2, 2)), (5, (0, 3))]


@pytest.mark.parametrize("n, start", STARTS)
def test_find_tour(find_tour, n, start):
    assert judged(find_tour(n, start), n, start) == "right"


def test_the_same_again(find_tour):
    for n, start in STARTS[::7] + STARTS[::-5]:
        assert judged(find_tour(n, start), n, start) == "right"


def judged(board, n, start):
    if not isinstance(board, list) or [len(row) for row in board if isinstance(row, list)] != [n] * n:
        return "no board"
    squares = {(r, c): board[r][c] for r in range(n) for c in range(n)}
    if {type(step) for step in squares.values()} != {int}:
        return "no numbers"
    way = sorted((step, square) for square, step in squares.items() if step)
    if [step for step, _ in way] != list(range(1, len(way) + 1)) or way[0][1] != start:
        return "no walk"

    def near(square, left):
        return {s for s in left if {abs(s[0] - square[0]), abs(s[1] - square[1])} == {1, 2}}

    left = set(squares) - {start}
    for (_, here), (_, there) in zip(way, way[1:]):
        choice = near(here, left)
        if there not in choice or len(near(there, left)) > min(len(near(s, left)) for s in choice):
            return "wrong choice"
        left.discard(there)
    return "stopped" if near(way[-1][1], left) else "right"
