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
