"""Uses its own functions for one another, with lists for squares."""

FAULTS = ["strange number", "counted from 0", "missing", "twice", "wrong start", "no jump", "not visited"]


def is_jump(origin, target):
    moves = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]]
    return [target[0] - origin[0], target[1] - origin[1]] in moves


def first_fault(board, start):
    numbers = []
    for row in board:
        numbers += row
    total = len(numbers)
    strange = list(filter(lambda number: number < 0 or number > total, numbers))
    if strange:
        return FAULTS[0], min(strange)

    def place(number):
        where = numbers.index(number)
        return [where // len(board[0]), where % len(board[0])]

    if len(set(numbers)) == total and total not in numbers and place(0) == list(start):
        return FAULTS[1], 0
    for step in range(1, max(numbers) + 1):
        count = numbers.count(step)
        if count != 1:
            return (FAULTS[2] if count == 0 else FAULTS[3]), step
        if step == 1 and place(1) != list(start):
            return FAULTS[4], 1
        if step != 1 and not is_jump(place(step - 1), place(step)):
            return FAULTS[5], step
    return (FAULTS[6], max(numbers)) if 0 in numbers else None


def is_tour(board, start):
    return not first_fault(board, start)


def is_closed(board):
    for r, row in enumerate(board):
        if 1 in row:
            start = (r, row.index(1))
            if not is_tour(board, start):
                return False
            last = len(board) * len(board[0])
            for q, other in enumerate(board):
                if last in other:
                    return is_jump((q, other.index(last)), start)
    return False


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
