# tom walker - knights tour
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def ok(board, r, c):
    return 0 <= r < len(board) and 0 <= c < len(board[0]) and board[r][c] == 0


def generate_moves(board, position):
    return [(position[0] + a, position[1] + b) for a, b in JUMPS if ok(board, position[0] + a, position[1] + b)]


def heuristic_1(board, position):
    total = 0
    for i in range(7):
        a, b = JUMPS[i]
        if ok(board, position[0] + a, position[1] + b):
            total += 1
    return total


def heuristic_2(board, position):
    n = len(board)
    return min(position[0], n - 1 - position[0]) + min(position[1], n - 1 - position[1])


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    pos, k = start, 2
    while True:
        m = generate_moves(board, pos)
        if not m:
            return board
        pos = min(m, key=lambda p: heuristic(board, p))
        board[pos[0]][pos[1]] = k
        k += 1


def show_board(board):
    for r in board:
        print("".join("%4d" % v for v in r))


def main():
    while True:
        try:
            s = input("row col? ")
        except EOFError:
            break
        r, c = s.split()
        b = find_tour(8, (int(r), int(c)), heuristic_1)
        print("Result")
        show_board(b)
        print("Finished the board" if sum(map(sum, b)) == 64 * 65 // 2 else "Could not finish the board")


if __name__ == "__main__":
    main()
