# Nothing calls anything: each function does its own looking.


def generate_moves(board, position):
    r, c = position
    R, C = len(board), len(board[0])
    out = []
    for x, y in ((r + 1, c + 2), (r + 1, c - 2), (r - 1, c + 2), (r - 1, c - 2), (r + 2, c + 1), (r + 2, c - 1), (r - 2, c + 1), (r - 2, c - 1)):
        if x >= 0 and y >= 0 and x < R and y < C and board[x][y] == 0:
            out.append((x, y))
    return out


def heuristic_1(board, position):
    r, c = position
    R, C = len(board), len(board[0])
    k = 0
    for x, y in ((r + 1, c + 2), (r + 1, c - 2), (r - 1, c + 2), (r - 1, c - 2), (r + 2, c + 1), (r + 2, c - 1), (r - 2, c + 1), (r - 2, c - 1)):
        if x >= 0 and y >= 0 and x < R and y < C and board[x][y] == 0:
            k += 1
    return k


def heuristic_2(board, position):
    r, c = position
    n = len(board)
    return (r if r < n - 1 - r else n - 1 - r) + (c if c < n - 1 - c else n - 1 - c)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    r, c = start
    step = 1
    while True:
        board[r][c] = step
        best, where = None, None
        for x, y in ((r + 1, c + 2), (r + 1, c - 2), (r - 1, c + 2), (r - 1, c - 2), (r + 2, c + 1), (r + 2, c - 1), (r - 2, c + 1), (r - 2, c - 1)):
            if x >= 0 and y >= 0 and x < n and y < n and board[x][y] == 0:
                v = heuristic(board, (x, y))
                if best is None or v < best:
                    best, where = v, (x, y)
        if where is None:
            return board
        r, c = where
        step += 1


def show_board(board):
    for row in board:
        print("%3d%3d%3d%3d%3d%3d%3d%3d" % tuple(row))


def main():
    while True:
        try:
            r, c = input("r c: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(r), int(c)), heuristic_1)
        print()
        show_board(board)
        k = 0
        for row in board:
            for step in row:
                if step:
                    k += 1
        print("All 64!" if k == 64 else "Not all: %d" % k)


if __name__ == "__main__":
    main()
