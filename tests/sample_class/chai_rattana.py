import sys

MOVE = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


def generate_moves(board, position):
    moves = []
    for a, b in MOVE:
        r = position[0] + a
        c = position[1] + b
        if r < 0 or c < 0 or r >= len(board) or c >= len(board[0]):
            continue
        if board[r][c] == 0:
            moves.append((r, c))
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
    r, c = start
    board[r][c] = 1
    step = 1
    while step < n * n:
        moves = generate_moves(board, (r, c))
        if len(moves) == 0:
            print("ไปต่อไม่ได้")        # no way on
            show_board(board)
            sys.exit()
        r, c = min(moves, key=lambda m: heuristic(board, m))
        step = step + 1
        board[r][c] = step
    return board


def show_board(board):
    for row in board:
        print(" ".join(["%2d" % s for s in row]))


def main():
    while True:
        try:
            r, c = input("แถว หลัก: ").split()
        except EOFError:
            break
        print()
        show_board(find_tour(8, (int(r), int(c)), heuristic_1))
        print("ครบทุกช่อง")


if __name__ == "__main__":
    main()
