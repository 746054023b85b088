"""Uses its own functions for one another, with lists for squares."""

FAULTS = ["strange number", "counted from 0", "missing", "twice", "wrong start", "no jump", "not visited"]


def is_jump(origin, target):
    moves = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]]
    return [target[0] - origin[0], target[1] - origin[1]] in moves


def first_fault(board, start):
    numbers = []
    for row in board:
        numbers += row
    total = len(numbers)
    strange = list(filter(lambda number: number < 0 or number > total, numbers))
    if strange:
        return FAULTS[0], min(strange)

    def place(number):
        where = numbers.index(number)
        return [where // len(board[0]), where % len(board[0])]

    if len(set(numbers)) == total and total not in numbers and place(0) == list(start):
        return FAULTS[1], 0
    for step in range(1, max(numbers) + 1):
        count = numbers.count(step)
        if count != 1:
            return (FAULTS[2] if count == 0 else FAULTS[3]), step
        if step == 1 and place(1) != list(start):
            return FAULTS[4], 1
        if step != 1 and not is_jump(place(step - 1), place(step)):
            return FAULTS[5], step
    return (FAULTS[6], max(numbers)) if 0 in numbers else None


def is_tour(board, start):
    return not first_fault(board, start)


def is_closed(board):
    for r, row in enumerate(board):
        if 1 in row:
            start = (r, row.index(1))
            if not is_tour(board, start):
                return False
            last = len(board) * len(board[0])
            for q, other in enumerate(board):
                if last in other:
                    return is_jump((q, other.index(last)), start)
    return False
