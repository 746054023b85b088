STRANGE = "strange number"
COUNTED_FROM_0 = "counted from 0"
MISSING = "missing"
TWICE = "twice"
WRONG_START = "wrong start"
NO_JUMP = "no jump"
NOT_VISITED = "not visited"


def is_jump(origin, target):
    a = origin[0] - target[0]
    b = origin[1] - target[1]
    if a < 0:
        a = -a
    if b < 0:
        b = -b
    if a == 1 and b == 2:
        return True
    if a == 2 and b == 1:
        return True
    return False


def find(board, number):
    found = []
    for row in range(len(board)):
        for column in range(len(board[row])):
            if board[row][column] == number:
                found.append((row, column))
    return found


def is_tour(board, start):
    total = len(board) * len(board[0])
    before = None
    for step in range(1, total + 1):
        squares = find(board, step)
        if len(squares) != 1:
            return False
        if step == 1:
            if squares[0] != start:
                return False
        elif not is_jump(before, squares[0]):
            return False
        before = squares[0]
    return True


def is_closed(board):
    ones = find(board, 1)
    if len(ones) != 1:
        return False
    if not is_tour(board, ones[0]):
        return False
    last = find(board, len(board) * len(board[0]))
    return is_jump(last[0], ones[0])


def first_fault(board, start):
    total = len(board) * len(board[0])
    largest = board[0][0]
    smallest = None
    for row in board:
        for number in row:
            if number > largest:
                largest = number
            if number < 0 or number > total:
                if smallest is None or number < smallest:
                    smallest = number
    if smallest is not None:
        return (STRANGE, smallest)
    from_0 = board[start[0]][start[1]] == 0
    for number in range(total):
        if len(find(board, number)) != 1:
            from_0 = False
    if from_0:
        return (COUNTED_FROM_0, 0)
    before = None
    for step in range(1, largest + 1):
        squares = find(board, step)
        if len(squares) == 0:
            return (MISSING, step)
        if len(squares) > 1:
            return (TWICE, step)
        if step == 1 and squares[0] != start:
            return (WRONG_START, 1)
        if step > 1 and not is_jump(before, squares[0]):
            return (NO_JUMP, step)
        before = squares[0]
    if len(find(board, 0)) > 0:
        return (NOT_VISITED, largest)
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
