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
