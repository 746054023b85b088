from collections import defaultdict

STRANGE, COUNTED_FROM_0, MISSING, TWICE = "strange number", "counted from 0", "missing", "twice"
WRONG_START, NO_JUMP, NOT_VISITED = "wrong start", "no jump", "not visited"

is_jump = lambda a, b: (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 == 5  # noqa: E731


def at(board):
    squares = defaultdict(list)
    [squares[n].append((r, c)) for r, row in enumerate(board) for c, n in enumerate(row)]
    return squares


is_tour = lambda board, start: first_fault(board, start) is None  # noqa: E731


def is_closed(board):
    s = {n: p[0] for n, p in at(board).items()}
    return 1 in s and is_tour(board, s[1]) and is_jump(s[1], s[max(s)])


def faults(board, start):
    s, total = at(board), sum(map(len, board))
    yield from ((STRANGE, n) for n in sorted(s) if n < 0 or n > total)
    if set(s) == {*range(total)} and s[0] == [start]:
        yield COUNTED_FROM_0, 0
    for n in range(1, max(s) + 1):
        if n not in s:
            yield MISSING, n
            return
        if len(s[n]) > 1:
            yield TWICE, n
        if n == 1 and s[n] != [start]:
            yield WRONG_START, n
        if n > 1 and not is_jump(s[n - 1][0], s[n][0]):
            yield NO_JUMP, n
    if 0 in s:
        yield NOT_VISITED, max(s)


first_fault = lambda board, start: next(faults(board, start), None)  # noqa: E731


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
