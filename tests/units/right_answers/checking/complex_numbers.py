"""Squares as complex numbers: a knight's move has the length of the root of 5."""


def is_jump(origin, target):
    return round(abs(complex(*origin) - complex(*target)) ** 2) == 5


def squares(board):
    return {(r, c): n for r, row in enumerate(board) for c, n in enumerate(row)}


def is_tour(board, start):
    held = squares(board)
    back = {n: s for s, n in held.items()}
    if set(back) != set(range(1, len(held) + 1)):
        return False
    return back[1] == start and all(is_jump(back[n], back[n + 1]) for n in range(1, len(held)))


def is_closed(board):
    back = {n: s for s, n in squares(board).items()}
    return 1 in back and is_tour(board, back[1]) and is_jump(back[max(back)], back[1])


def first_fault(board, start):
    held = squares(board)
    values = list(held.values())
    strange = [n for n in values if n < 0 or n > len(held)]
    if strange:
        return ("strange number", min(strange))
    if held[start] == 0 and set(values) == set(range(len(held))):
        return ("counted from 0", 0)
    back = {n: s for s, n in held.items()}
    for n in range(1, max(values) + 1):
        if n not in back:
            return ("missing", n)
        if values.count(n) != 1:
            return ("twice", n)
        if n == 1:
            if back[1] != start:
                return ("wrong start", 1)
        elif not is_jump(back[n - 1], back[n]):
            return ("no jump", n)
    return ("not visited", max(values)) if 0 in back else None
