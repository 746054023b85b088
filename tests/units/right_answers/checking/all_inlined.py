"""Each function stands alone and calls none of the others."""


def is_jump(origin, target):
    return max(abs(origin[0] - target[0]), abs(origin[1] - target[1])) == 2 and min(
        abs(origin[0] - target[0]), abs(origin[1] - target[1])
    ) == 1


def is_tour(board, start):
    rows, columns = len(board), len(board[0])
    walk = [None] * (rows * columns)
    for r in range(rows):
        for c in range(columns):
            if not 1 <= board[r][c] <= rows * columns:
                return False
            walk[board[r][c] - 1] = (r, c)
    if None in walk or walk[0] != start:
        return False
    for (a, b), (c, d) in zip(walk, walk[1:]):
        if (a - c) ** 2 + (b - d) ** 2 != 5:
            return False
    return True


def is_closed(board):
    rows, columns = len(board), len(board[0])
    walk = [None] * (rows * columns)
    for r in range(rows):
        for c in range(columns):
            if not 1 <= board[r][c] <= rows * columns:
                return False
            walk[board[r][c] - 1] = (r, c)
    if None in walk:
        return False
    round_trip = walk + walk[:1]
    for (a, b), (c, d) in zip(round_trip, round_trip[1:]):
        if (a - c) ** 2 + (b - d) ** 2 != 5:
            return False
    return True


def first_fault(board, start):
    rows, columns = len(board), len(board[0])
    total = rows * columns
    walk, largest, strange = {}, 0, []
    for r in range(rows):
        for c in range(columns):
            number = board[r][c]
            if number < 0 or number > total:
                strange.append(number)
            largest = max(largest, number)
            walk.setdefault(number, set()).add((r, c))
    if strange:
        return "strange number", sorted(strange)[0]
    if walk.get(0) == {start} and len(walk) == total and largest == total - 1:
        return "counted from 0", 0
    step = 0
    while step < largest:
        step += 1
        here = walk.get(step, set())
        if len(here) == 0:
            return "missing", step
        if len(here) > 1:
            return "twice", step
        ((r, c),) = here
        if step == 1:
            if (r, c) != start:
                return "wrong start", 1
        else:
            ((a, b),) = walk[step - 1]
            if (a - r) ** 2 + (b - c) ** 2 != 5:
                return "no jump", step
    if 0 in walk:
        return "not visited", largest
    return None
