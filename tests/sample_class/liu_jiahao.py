# 劉家豪 騎士巡邏
DELTA = [(-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
count = 0


def generate_moves(board, position):
    ans = []
    for a, b in DELTA:
        x, y = position[0] + a, position[1] + b
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            ans.append((x, y))
    return ans


def heuristic_1(board, position):
    global count
    for move in generate_moves(board, position):
        count += 1
    return count


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    x, y = start
    step = 1
    board[x][y] = 1
    moves = generate_moves(board, (x, y))
    while len(moves) != 0:
        values = [heuristic(board, m) for m in moves]
        x, y = moves[values.index(min(values))]
        step += 1
        board[x][y] = step
        moves = generate_moves(board, (x, y))
    return board


def show_board(board):
    for row in board:
        print(" ".join(str(v).zfill(2) for v in row))


def main():
    while True:
        try:
            x, y = map(int, input("起點 (列 行): ").split())
        except EOFError:
            break
        board = find_tour(8, (x, y), heuristic_1)
        print("結果：")
        show_board(board)
        if 0 in sum(board, []):
            print("沒有走完")
        else:
            print("全部走完")


if __name__ == "__main__":
    main()
