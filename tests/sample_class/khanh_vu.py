# Vũ Khánh
# các bước đi
DeltaX = (-2, -1, 1, 2, -2, -1, 1, 2)
DeltaY = (1, 2, 2, 1, -1, -2, -2, -1)


def generate_moves(board, position):
    (x, y) = position
    ds = []
    for (dx, dy) in zip(DeltaX, DeltaY):
        if 0 <= x + dx < len(board) and 0 <= y + dy < len(board[0]):
            if board[x + dx][y + dy] == 0:
                ds += [(x + dx, y + dy)]
    return ds


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    # h(i, j) = min(8 - i, i - 1) + min(j - 1, 8 - j)
    i = position[0] + 1
    j = position[1] + 1
    return min(8 - i, i - 1) + min(j - 1, 8 - j)


def find_tour(n, start, heuristic):
    b = [[0] * n for _ in range(n)]
    (x, y) = start
    b[x][y] = 1
    buoc = 1
    while 1:
        ds = generate_moves(b, (x, y))
        if not ds:
            return b
        (x, y) = min(ds, key=lambda o: heuristic(b, o))
        buoc += 1
        b[x][y] = buoc


def show_board(board):
    for d in board:
        print(d)


def main():
    while 1:
        try:
            s = input("nhập ô: ")
        except EOFError:
            return
        if s == "":
            return
        (x, y) = s.split()
        b = find_tour(8, (int(x), int(y)), heuristic_1)
        print("bàn cờ:")
        show_board(b)
        d = sum(o > 0 for h in b for o in h)
        if d == 64:
            print("mã đã đi tuần hết bàn cờ")
        else:
            print("mã chỉ đi được", d, "ô rồi kẹt")


if __name__ == "__main__":
    main()
