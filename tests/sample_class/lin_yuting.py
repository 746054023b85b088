"""騎士巡邏  林雨婷"""
import sys

DX = [1, 2, 2, 1, -1, -2, -2, -1]
DY = [2, 1, -1, -2, -2, -1, 1, 2]
N = 8


def generate_moves(board, position):
    res = []
    for k in range(len(DX)):
        x, y = position[0] + DX[k], position[1] + DY[k]
        if x in range(len(board)) and y in range(len(board[0])):
            if not board[x][y]:
                res.append([x, y])      # list 也可以
    return res


def heuristic_1(board, position):
    return sum(1 for _ in generate_moves(board, position))


def heuristic_2(board, position):
    """離邊緣的距離"""
    n = len(board)
    i, j = [p + 1 for p in position]
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0 for y in range(n)] for x in range(n)]
    pos = tuple(start)
    board[pos[0]][pos[1]] = 1
    for step in range(2, n * n + 1):
        cand = [tuple(m) for m in generate_moves(board, pos)]
        if not cand:
            break
        cand.sort(key=lambda m: heuristic(board, m))
        pos = cand[0]
        board[pos[0]][pos[1]] = step
    return board


def show_board(board):
    for row in board:
        print(' '.join('%2d' % v for v in row))


def main():
    print("請輸入起點，例如 0 0：")
    for line in sys.stdin:
        if not line.strip():
            continue
        r, c = line.split()
        board = find_tour(N, (int(r), int(c)), heuristic_1)
        show_board(board)
        count = sum(v != 0 for row in board for v in row)
        if count == N * N:
            print("成功！走完全部", count, "格")
        else:
            print("失敗，只走了", count, "格")
        print()


if __name__ == "__main__":
    main()
