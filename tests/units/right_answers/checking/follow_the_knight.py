"""Walks from square to square instead of looking numbers up."""

MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def is_jump(origin, target):
    return any((origin[0] + a, origin[1] + b) == tuple(target) for a, b in MOVES)


def on(board, r, c):
    return 0 <= r < len(board) and 0 <= c < len(board[0])


def walk(board, start):
    r, c = start
    if board[r][c] != 1:
        return []
    way = [(r, c)]
    while True:
        for a, b in MOVES:
            if on(board, r + a, c + b) and board[r + a][c + b] == len(way) + 1:
                r, c = r + a, c + b
                way.append((r, c))
                break
        else:
            return way


def is_tour(board, start):
    numbers = [n for row in board for n in row]
    return len(set(numbers)) == len(numbers) and len(walk(board, start)) == len(numbers)


def is_closed(board):
    for r in range(len(board)):
        for c in range(len(board[0])):
            if board[r][c] == 1 and is_tour(board, (r, c)):
                way = walk(board, (r, c))
                return is_jump(way[0], way[-1])
    return False


def first_fault(board, start):
    numbers = [n for row in board for n in row]
    size = len(numbers)
    for n in sorted(numbers):
        if n < 0 or n > size:
            return "strange number", n
    if sorted(numbers) == list(range(size)) and board[start[0]][start[1]] == 0:
        return "counted from 0", 0
    places = {n: divmod(i, len(board[0])) for i, n in enumerate(numbers)}
    step = 1
    while step <= max(numbers):
        how_many = numbers.count(step)
        if how_many == 0:
            return "missing", step
        if how_many > 1:
            return "twice", step
        if step == 1 and places[1] != start:
            return "wrong start", 1
        if step > 1 and not is_jump(places[step - 1], places[step]):
            return "no jump", step
        step += 1
    if 0 in numbers:
        return "not visited", max(numbers)


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
