# Global variables, but everything is set anew for each walk.
board = []
step = 0
x = y = 0
dx = [-2, -1, 1, 2, -2, -1, 1, 2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]


def new_board(n):
    global board, step
    board = []
    step = 0
    for i in range(n):
        board.append([])
        for j in range(n):
            board[i].append(0)


def put(a, b):
    global x, y, step
    x, y = a, b
    step += 1
    board[x][y] = step


def generate_moves(board, position):
    moves = []
    for i in range(8):
        a, b = position[0] + dx[i], position[1] + dy[i]
        if 0 <= a < len(board) and 0 <= b < len(board[0]) and board[a][b] == 0:
            moves.append((a, b))
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    new_board(n)
    put(start[0], start[1])
    while True:
        moves = generate_moves(board, (x, y))
        if not moves:
            return board
        best = moves[0]
        for move in moves:
            if heuristic(board, move) <= heuristic(board, best):
                best = move
        put(best[0], best[1])


def show_board(board):
    for row in board:
        for s in row:
            print("%3d" % s, end=" ")
        print()


def main():
    while True:
        try:
            a, b = input("first square: ").split()
        except EOFError:
            return
        find_tour(8, (int(a), int(b)), heuristic_1)
        print()
        show_board(board)
        if step == 64:
            print("Done! A full tour.")
        else:
            print("Stuck! Not a full tour.")


if __name__ == "__main__":
    main()
