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


def test_find_tour(find_tour):
    moves = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    wanted = [(1, 0, 0), (5, 0, 0), (5, 3, 1), (5, 0, 0), (5, 0, 1), (2, 1, 0), (3, 0, 1), (3, 1, 1), (4, 1, 2)]
    for row in range(6):
        for column in range(6):
            wanted.append((6, row, column))
    wanted = wanted + [(5, 4, 0), (5, 1, 4), (7, 3, 2), (8, 7, 1), (8, 2, 5), (9, 8, 3), (10, 4, 4), (11, 0, 9), (12, 6, 6)]
    for n, row, column in wanted:
        board = find_tour(n, (row, column))
        assert type(board) == list
        assert len(board) == n
        places = {}
        for r in range(n):
            assert type(board[r]) == list
            assert len(board[r]) == n
            for c in range(n):
                assert type(board[r][c]) == int
                assert 0 <= board[r][c] <= n * n
                if board[r][c] != 0:
                    assert board[r][c] not in places
                    places[board[r][c]] = (r, c)
        assert places[1] == (row, column)
        last = len(places)
        seen = set()
        for step in range(1, last + 1):
            assert step in places
            r, c = places[step]
            seen.add((r, c))
            free = []
            for down, right in moves:
                if 0 <= r + down < n and 0 <= c + right < n and (r + down, c + right) not in seen:
                    free.append((r + down, c + right))
            values = {}
            for square in free:
                values[square] = 0
                for down, right in moves:
                    a, b = square[0] + down, square[1] + right
                    if 0 <= a < n and 0 <= b < n and (a, b) not in seen:
                        values[square] += 1
            if step == last:
                assert free == []
            else:
                assert places[step + 1] in free
                assert values[places[step + 1]] == min(values.values())
