# Bài thực hành: Mã đi tuần
# Sinh viên: Trần Thị Mai - nhóm 3

DONG = 8
COT = 8
DeltaX = [-2, -1, 1, 2, -2, -1, 1, 2]
DeltaY = [1, 2, 2, 1, -1, -2, -2, -1]


def trong_ban_co(board, x, y):
    """ô (x, y) có nằm trong bàn cờ không"""
    return x >= 0 and y >= 0 and x < len(board) and y < len(board[x])


def generate_moves(board, position):
    x, y = position
    dsach = []                      # danh sách các nước đi kế tiếp
    for i in range(0, 8):
        u = x + DeltaX[i]
        v = y + DeltaY[i]
        if trong_ban_co(board, u, v) and board[u][v] == 0:
            dsach.append((u, v))
    return dsach


# hàm lượng giá f
def heuristic_1(board, position):
    return len(generate_moves(board, position))


# hàm lượng giá h  (i, j bắt đầu từ 1)
def heuristic_2(board, position):
    n = len(board)
    i = position[0] + 1
    j = position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    BanCo = [[0 for _ in range(n)] for _ in range(n)]
    Buoc = 1
    x, y = start
    BanCo[x][y] = Buoc
    ketThuc = False
    while not ketThuc:
        V = generate_moves(BanCo, (x, y))
        if not V:
            ketThuc = True
        else:
            # chọn V_k sao cho f(V_k) nhỏ nhất
            gt = [heuristic(BanCo, o) for o in V]
            k = gt.index(min(gt))
            x, y = V[k]
            Buoc += 1
            BanCo[x][y] = Buoc
    return BanCo


def show_board(board):
    for dong in board:
        for so in dong:
            print("%3d" % so, end=" ")
        print()


def main():
    while True:
        try:
            s = input("Nhập ô bắt đầu (dòng cột): ")
        except EOFError:
            break
        s = s.split()
        if len(s) != 2:
            break
        x, y = int(s[0]), int(s[1])
        kq = find_tour(DONG, (x, y), heuristic_1)
        show_board(kq)
        dem = 0
        for dong in kq:
            for so in dong:
                if so > 0:
                    dem = dem + 1
        if dem == DONG * COT:
            print("Đi hết bàn cờ!")
        else:
            print("Không đi hết được, mã dừng ở bước", dem)


if __name__ == '__main__':
    main()
