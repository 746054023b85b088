# Mã đi tuần - Đỗ Văn Thành

DONG = 8
COT = 8
DeltaX = [-2, -1, 1, 2, -2, -1, 1, 2]
DeltaY = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    ds = []
    for k in range(8):
        x = position[0] + DeltaX[k]
        y = position[1] + DeltaY[k]
        if 0 <= x < 8 and 0 <= y < 8:
            if board[x][y] == 0:
                ds.append((x, y))
    return ds


def heuristic_1(board, position):
    """số ô có thể đi tới"""
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    BanCo = [[0] * n for _ in range(n)]
    x, y = start
    Buoc = 1
    BanCo[x][y] = Buoc
    ds = generate_moves(BanCo, (x, y))
    while ds:
        min_k = 0
        for k in range(len(ds)):
            if heuristic(BanCo, ds[k]) < heuristic(BanCo, ds[min_k]):
                min_k = k
        x, y = ds[min_k]
        Buoc = Buoc + 1
        BanCo[x][y] = Buoc
        ds = generate_moves(BanCo, (x, y))
    return BanCo


def show_board(board):
    for dong in board:
        print(*["%2d" % o for o in dong])


def main():
    while True:
        try:
            dong, cot = map(int, input("Dong, cot: ").split())
        except EOFError:
            return
        kq = find_tour(DONG, (dong, cot), heuristic_1)
        print()
        show_board(kq)
        trong = sum(d.count(0) for d in kq)
        if trong == 0:
            print("Thanh cong")
        else:
            print("That bai, con", trong, "o chua di")


if __name__ == "__main__":
    main()
