# Mã đi tuần, mọi tên đều bằng tiếng Việt
BƯỚC_NHẢY = [(-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
CẠNH = 8


def trong_bàn_cờ(bàn_cờ, dòng, cột):
    return 0 <= dòng < len(bàn_cờ) and 0 <= cột < len(bàn_cờ[0])


def generate_moves(bàn_cờ, vị_trí):
    """Phát sinh nước đi mới"""
    các_ô = []
    for xuống, phải in BƯỚC_NHẢY:
        dòng, cột = vị_trí[0] + xuống, vị_trí[1] + phải
        if trong_bàn_cờ(bàn_cờ, dòng, cột) and bàn_cờ[dòng][cột] == 0:
            các_ô.append((dòng, cột))
    return các_ô


def heuristic_1(bàn_cờ, vị_trí):
    return len(generate_moves(bàn_cờ, vị_trí))


def heuristic_2(bàn_cờ, vị_trí):
    số_dòng = len(bàn_cờ)
    i, j = vị_trí[0] + 1, vị_trí[1] + 1
    return min(số_dòng - i, i - 1) + min(j - 1, số_dòng - j)


def find_tour(n, xuất_phát, hàm_lượng_giá):
    bàn_cờ = [[0] * n for _ in range(n)]
    ô = xuất_phát
    bước = 1
    đi_tiếp = True
    while đi_tiếp:
        bàn_cờ[ô[0]][ô[1]] = bước
        các_ô = generate_moves(bàn_cờ, ô)
        if các_ô:
            ô = min(các_ô, key=lambda ô_kế: hàm_lượng_giá(bàn_cờ, ô_kế))
            bước += 1
        else:
            đi_tiếp = False
    return bàn_cờ


def show_board(bàn_cờ):
    for dòng in bàn_cờ:
        print(" ".join(str(bước).rjust(2) for bước in dòng))


def main():
    while True:
        try:
            nhập = input("Nhập ô xuất phát (dòng cột, đếm từ 0): ")
        except EOFError:
            return
        dòng, cột = nhập.split()
        kết_quả = find_tour(CẠNH, (int(dòng), int(cột)), heuristic_1)
        print("Kết quả:")
        show_board(kết_quả)
        if any(0 in hàng for hàng in kết_quả):
            print("Quân mã bị kẹt, chưa đi hết bàn cờ.")
        else:
            print("Quân mã đã đi hết bàn cờ.")


if __name__ == "__main__":
    main()
