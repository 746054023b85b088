"""Squares are lists, and the parts rely on one another to give and to take lists."""

NO_TOUR = "no tour"
GAVE_UP = "gave up"


def free_squares(board, position):
    found = []
    for row in range(position[0] - 2, position[0] + 3):
        for column in range(position[1] - 2, position[1] + 3):
            far = abs(row - position[0]) * abs(column - position[1])
            if far == 2 and row in range(len(board)) and column in range(len(board[0])) and board[row][column] == 0:
                found.append([row, column])
    return found


def is_full(board):
    return 0 not in sum(map(list, board), [])


def take_back(board, walk):
    last = walk[-1]
    board[last[0]][last[1]] = 0
    del walk[-1]


def finish_tour(board, position):
    if is_full(board):
        return True
    for square in free_squares(board, position):
        board[square[0]][square[1]] = board[position[0]][position[1]] + 1
        if finish_tour(board, square):
            return True
        board[square[0]][square[1]] = 0
    return False


def count_tours(board, position):
    if is_full(board):
        return 1
    count = 0
    for square in free_squares(board, position):
        board[square[0]][square[1]] = board[position[0]][position[1]] + 1
        count += count_tours(board, square)
        board[square[0]][square[1]] = 0
    return count


def search(n, start, order, budget):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    walk = [list(start)]
    untried = [order(board, free_squares(board, start))]
    moves = 0
    while len(walk) < n * n:
        if untried[-1] == []:
            untried.pop()
            take_back(board, walk)
            if walk == []:
                return NO_TOUR
        elif moves == budget:
            return GAVE_UP
        else:
            moves += 1
            square, *untried[-1] = untried[-1]
            walk.append(square + [])
            board[square[0]][square[1]] = len(walk)
            untried.append(order(board, free_squares(board, square)))
    return board


def search_in_order(n, start, order):
    found = search(n, start, order, -1)
    return None if found == NO_TOUR else found


def search_within(n, start, order, budget):
    return search(n, start, order, budget)
