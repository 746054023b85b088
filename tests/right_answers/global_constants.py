# Constants as in the handout.
DONG = 8
COT = 8
SO_NUOC = 8
DeltaX = [-2, -1, 1, 2, -2, -1, 1, 2]
DeltaY = [1, 2, 2, 1, -1, -2, -2, -1]
CHUA_DI = 0
KHONG_CO = -1


def HopLe(BanCo, Dong, Cot):
    return Dong >= 0 and Dong < len(BanCo) and Cot >= 0 and Cot < len(BanCo[0]) and BanCo[Dong][Cot] == CHUA_DI


def PhatSinhNDMa(BanCo, DongHT, CotHT, DSDong, DSCot):
    """Fills the two lists, returns how many there are."""
    SoNuocDi = 0
    for i in range(SO_NUOC):
        Dong = DongHT + DeltaX[i]
        Cot = CotHT + DeltaY[i]
        if HopLe(BanCo, Dong, Cot):
            DSDong.append(Dong)
            DSCot.append(Cot)
            SoNuocDi += 1
    return SoNuocDi


def generate_moves(board, position):
    DSDong, DSCot = [], []
    PhatSinhNDMa(board, position[0], position[1], DSDong, DSCot)
    return list(zip(DSDong, DSCot))


def heuristic_1(board, position):
    return PhatSinhNDMa(board, position[0], position[1], [], [])


def heuristic_2(board, position):
    n = len(board)
    i = position[0] + 1
    j = position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def ChonNuocDi(BanCo, DSDong, DSCot, Ham):
    Chon = KHONG_CO
    for k in range(len(DSDong)):
        GiaTri = Ham(BanCo, (DSDong[k], DSCot[k]))
        if Chon == KHONG_CO or GiaTri < NhoNhat:
            Chon = k
            NhoNhat = GiaTri
    return Chon


def find_tour(n, start, heuristic):
    BanCo = [[CHUA_DI] * n for _ in range(n)]
    DongHT, CotHT = start
    Buoc = 1
    BanCo[DongHT][CotHT] = Buoc
    DiTiep = True
    while DiTiep:
        DSDong, DSCot = [], []
        PhatSinhNDMa(BanCo, DongHT, CotHT, DSDong, DSCot)
        k = ChonNuocDi(BanCo, DSDong, DSCot, heuristic)
        if k == KHONG_CO:
            DiTiep = False
        else:
            DongHT, CotHT = DSDong[k], DSCot[k]
            Buoc += 1
            BanCo[DongHT][CotHT] = Buoc
    return BanCo


def show_board(board):
    for i in range(len(board)):
        for j in range(len(board[i])):
            print("%4d" % board[i][j], end="")
        print()


def main():
    while True:
        try:
            Dong, Cot = [int(s) for s in input("Dong Cot: ").split()]
        except EOFError:
            return
        BanCo = find_tour(DONG, (Dong, Cot), heuristic_1)
        print()
        show_board(BanCo)
        SoO = sum(Buoc != CHUA_DI for D in BanCo for Buoc in D)
        print("Di het" if SoO == DONG * COT else "Khong di het")


if __name__ == "__main__":
    main()
