# ม้าเดินตารางหมากรุก (Knight's tour)
# ผู้เขียน: สมชาย
from random import choice

SIZE = 8
moves = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))


def is_free(board, r, c):
    if r < 0 or c < 0:
        return False
    if r >= len(board) or c >= len(board[0]):
        return False
    return board[r][c] == 0


def generate_moves(board, position):
    """หาช่องที่ม้าเดินไปได้"""
    out = []
    for dr, dc in moves:
        if is_free(board, position[0] + dr, position[1] + dc):
            out.append((position[0] + dr, position[1] + dc))
    return out


def heuristic_1(board, position):
    n = 0
    for dr, dc in moves:
        if is_free(board, position[0] + dr, position[1] + dc):
            n += 1
    return n


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    a = n - i if n - i < i - 1 else i - 1
    b = n - j if n - j < j - 1 else j - 1
    return a + b


def find_tour(n, start, heuristic):
    board = [[0] * n for i in range(n)]
    r, c = start
    k = 1
    board[r][c] = 1
    while True:
        options = generate_moves(board, (r, c))
        if options == []:
            return board
        small = min(heuristic(board, o) for o in options)
        # สุ่มเลือกถ้าค่าเท่ากัน
        r, c = choice([o for o in options if heuristic(board, o) == small])
        k += 1
        board[r][c] = k


def show_board(board):
    line = "+" + "----+" * len(board)
    print(line)
    for row in board:
        text = "|"
        for v in row:
            text += str(v).center(4) + "|"
        print(text)
        print(line)


def main():
    while True:
        try:
            r, c = map(int, input("เริ่มที่ (แถว หลัก): ").split())
        except (EOFError, ValueError):
            print("จบ")
            return
        b = find_tour(SIZE, (r, c), heuristic_1)
        show_board(b)
        if min(min(row) for row in b) > 0:
            print("เดินครบทุกช่อง")
        else:
            print("เดินไม่ครบ ติดที่ก้าว", max(max(row) for row in b))


if __name__ == "__main__":
    main()
