# jack turner, knights tour lab

dx = [2, 1, -1, -2, -2, -1, 1, 2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    moves = []
    for i in range(8):
        x = position[0] + dx[i]
        y = position[1] + dy[i]
        # python raises IndexError when we leave the board so just catch that
        try:
            if board[x][y] == 0:
                moves.append((x, y))
        except IndexError:
            pass
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i = position[0] + 1
    j = position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for i in range(n)]
    x, y = start
    step = 1
    board[x][y] = step
    while True:
        moves = generate_moves(board, (x, y))
        if len(moves) == 0:
            break
        low = None
        for m in moves:
            h = heuristic(board, m)
            if low is None or h < low:
                low = h
                x, y = m
        step += 1
        board[x][y] = step
    return board


def show_board(board):
    for row in board:
        for n in row:
            print(f"{n:3}", end="")
        print()


def main():
    while True:
        try:
            x, y = input("start: ").split()
        except EOFError:
            break
        b = find_tour(8, (int(x), int(y)), heuristic_1)
        print()
        show_board(b)
        if max(max(r) for r in b) == 64:
            print("It's a tour!")
        else:
            print("no tour, got stuck")


if __name__ == "__main__":
    main()
