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
