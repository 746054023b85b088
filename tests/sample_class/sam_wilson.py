"""
Knight's Tour lab
Sam Wilson, section B
"""

ROWS = 8
COLS = 8
dx = [-2, -1, 1, 2, 2, 1, -1, -2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    moves = []
    for i in range(8):
        nx = position[0] + dx[i]
        ny = position[1] + dy[i]
        if nx >= 0 and ny >= 0 and nx < len(board) and ny < len(board[0]):
            if board[nx][ny] == 0:
                moves.append((nx, ny))
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i = position[0] + 1
    j = position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


# start with an empty board
board = [[0] * COLS for _ in range(ROWS)]


def find_tour(n, start, heuristic):
    global board
    if len(board) != n:
        board = [[0] * n for _ in range(n)]
    x, y = start
    step = 1
    board[x][y] = step
    moves = generate_moves(board, (x, y))
    while moves:
        x, y = min(moves, key=lambda m: heuristic(board, m))
        step += 1
        board[x][y] = step
        moves = generate_moves(board, (x, y))
    return board


def show_board(board):
    for row in board:
        print(" ".join("%2d" % s for s in row))


def main():
    x, y = input("start row and column: ").split()
    tour = find_tour(ROWS, (int(x), int(y)), heuristic_1)
    print()
    show_board(tour)
    if any(0 in row for row in tour):
        print("no complete tour found")
    else:
        print("complete tour!")


if __name__ == "__main__":
    main()
