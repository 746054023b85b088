"""Before it searches, it looks at colours: some boards need no search at all."""
MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]
NO_TOUR, GAVE_UP = "no tour", "gave up"

def free_squares(board, position):
    squares = [(position[0] + down, position[1] + right) for down, right in MOVES]
    inside = [(row, column) for row, column in squares if 0 <= row < len(board) and 0 <= column < len(board[0])]
    return [(row, column) for row, column in inside if board[row][column] == 0]

def hopeless(board, position):
    """Whether the colours of the free squares cannot be visited in turn."""
    free = [(r + c) % 2 for r, row in enumerate(board) for c, step in enumerate(row) if step == 0]
    other = sum(colour != sum(position) % 2 for colour in free)
    return other - (len(free) - other) not in (0, 1)

def take_back(board, walk):
    row, column = walk.pop(-1)
    board[row][column] = 0

def finish_tour(board, position):
    if hopeless(board, position):
        return False
    if not any(0 in row for row in board):
        return True
    for row, column in free_squares(board, position):
        board[row][column] = board[position[0]][position[1]] + 1
        if finish_tour(board, (row, column)):
            return True
        board[row][column] = 0
    return False

def count_tours(board, position):
    if hopeless(board, position):
        return 0
    if not any(0 in row for row in board):
        return 1
    found = []
    for row, column in free_squares(board, position):
        board[row][column] = board[position[0]][position[1]] + 1
        found.append(count_tours(board, (row, column)))
        board[row][column] = 0
    return sum(found)

def search_in_order(n, start, order):
    result = search_within(n, start, order, 10 ** 9)
    return None if result == NO_TOUR else result

def search_within(n, start, order, budget):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    if n in (2, 3, 4) or hopeless(board, start):
        return NO_TOUR
    walk, untried = [start], [iter(order(board, free_squares(board, start)))]
    while walk and len(walk) < n * n:
        for square in untried[-1]:
            if not budget:
                return GAVE_UP
            budget -= 1
            walk.append(square)
            board[square[0]][square[1]] = len(walk)
            untried.append(iter(order(board, free_squares(board, square))))
            break
        else:
            untried.pop()
            take_back(board, walk)
    return board if walk else NO_TOUR
