# steve, python 2.7
DX = [-2, -1, 1, 2, -2, -1, 1, 2]
DY = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    result = []
    for k in xrange(8):
        x = position[0] + DX[k]
        y = position[1] + DY[k]
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            result.append((x, y))
    return result


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in xrange(n)]
    here, step = start, 1
    board[here[0]][here[1]] = 1
    while True:
        moves = generate_moves(board, here)
        if not moves:
            return board
        here = min(moves, key=lambda m: heuristic(board, m))
        step += 1
        board[here[0]][here[1]] = step


def show_board(board):
    for row in board:
        for step in row:
            print "%3d" % step,
        print


if __name__ == "__main__":
    while True:
        x, y = map(int, raw_input("start: ").split())
        board = find_tour(8, (x, y), heuristic_1)
        show_board(board)
        print "complete" if all(all(r) for r in board) else "dead end"
