def is_jump(origin, target):
    (a, b), (c, d) = origin, target
    return sorted([abs(a - c), abs(b - d)]) == [1, 2]


def where(board, number):
    return [(r, c) for r, row in enumerate(board) for c, x in enumerate(row) if x == number]


def follow(board, square, step, total):
    """How far one can follow the steps."""
    if step == total:
        return step
    following = where(board, step + 1)
    if len(following) != 1 or not is_jump(square, following[0]):
        return step
    return follow(board, following[0], step + 1, total)


def is_tour(board, start):
    total = len(board) * len(board[0])
    return where(board, 1) == [start] and follow(board, start, 1, total) == total


def is_closed(board):
    total = len(board) * len(board[0])
    first, last = where(board, 1), where(board, total)
    return bool(first) and bool(last) and is_tour(board, first[0]) and is_jump(last[0], first[0])


def first_fault(board, start):
    total = len(board) * len(board[0])
    everything = sorted(sum(board, []))
    if everything[0] < 0:
        return "strange number", everything[0]
    if everything[-1] > total:
        return "strange number", min(x for x in everything if x > total)
    if everything == list(range(total)) and where(board, 0) == [start]:
        return "counted from 0", 0

    def go(step):
        if step > everything[-1]:
            return ("not visited", everything[-1]) if everything[0] == 0 else None
        here = where(board, step)
        if not here:
            return "missing", step
        if len(here) > 1:
            return "twice", step
        if step == 1 and here[0] != start:
            return "wrong start", 1
        if step > 1 and not is_jump(where(board, step - 1)[0], here[0]):
            return "no jump", step
        return go(step + 1)

    return go(1)
