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
