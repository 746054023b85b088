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


def asked_for():
    for n in (1, 2, 3, 4, 5, 6, 5, 8, 9, 11):
        for row in range(0, n, 2 if n > 6 else 1):
            yield n, (row, (3 * row + 1) % n)
    yield from ((5, (r, c)) for r in range(5) for c in range(5))
    yield 10, (5, 5)


def reached_from(board, square):
    return [(r, c) for r in range(len(board)) for c in range(len(board)) if board[r][c] == 0 and is_jump(square, (r, c))]


def test_find_tour(find_tour):
    for n, start in asked_for():
        board = find_tour(n, start)
        assert [[type(number) for number in row] for row in board] == [[int] * n] * n
        assert isinstance(board, list)
        fault = first_fault(board, start)
        assert fault is None or fault[0] == "not visited"


def test_going_on(find_tour):
    for n, start in asked_for():
        board = find_tour(n, start)
        while True:
            last = max(max(row) for row in board)
            row = [last in numbers for numbers in board].index(True)
            here = (row, board[row].index(last))
            assert board[start[0]][start[1]] == 1
            if last == 1:
                break
            # Take the last step back, and see whether it was one of the best.
            board[here[0]][here[1]] = 0
            before = max(max(row) for row in board)
            row = [before in numbers for numbers in board].index(True)
            free = reached_from(board, (row, board[row].index(before)))
            assert here in free
            assert len(reached_from(board, here)) == min(len(reached_from(board, square)) for square in free)


def test_stops_only_at_the_end(find_tour):
    for n, start in asked_for():
        board = find_tour(n, start)
        last = max(map(max, board))
        for row in range(n):
            for column in range(n):
                if board[row][column] == last:
                    assert not reached_from(board, (row, column))
