"""騎士巡邏，變數名稱用中文"""

跳法 = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def generate_moves(棋盤, 位置):
    return [
        (位置[0] + 下, 位置[1] + 右)
        for 下, 右 in 跳法
        if 0 <= 位置[0] + 下 < len(棋盤) and 0 <= 位置[1] + 右 < len(棋盤[0]) and 棋盤[位置[0] + 下][位置[1] + 右] == 0
    ]


def heuristic_1(棋盤, 位置):
    return len(generate_moves(棋盤, 位置))


def heuristic_2(棋盤, 位置):
    邊長 = len(棋盤)
    距離 = 0
    for 座標 in 位置:
        距離 += min(座標, 邊長 - 1 - 座標)
    return 距離


def find_tour(n, 起點, 評估):
    棋盤 = [[0] * n for _ in range(n)]
    騎士, 步數 = 起點, 1
    棋盤[騎士[0]][騎士[1]] = 步數
    while 候選 := generate_moves(棋盤, 騎士):
        騎士 = min(候選, key=lambda 格: 評估(棋盤, 格))
        步數 += 1
        棋盤[騎士[0]][騎士[1]] = 步數
    return 棋盤


def show_board(棋盤):
    for 列 in 棋盤:
        print("　".join(f"{步:2d}" for 步 in 列))


def main():
    while True:
        try:
            列, 行 = input("請輸入起點（列 行）：").split()
        except EOFError:
            print("再見")
            return
        棋盤 = find_tour(8, (int(列), int(行)), heuristic_1)
        print()
        show_board(棋盤)
        空格 = sum(列.count(0) for 列 in 棋盤)
        print("走遍全部六十四格！" if 空格 == 0 else f"還有 {空格} 格沒走到。")


if __name__ == "__main__":
    main()
