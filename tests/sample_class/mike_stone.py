# Mike Stone
JUMPS = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))


def generate_moves(board, position):
    y, x = position
    squares = []
    for down, right in JUMPS:
        ny, nx = y + down, x + right
        if 0 <= ny < len(board) and 0 <= nx < len(board[0]):
            if board[ny][nx] == 0:
                squares.append((ny, nx))
    return squares


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    y, x = position
    return min(y, n - 1 - y) + min(x, n - 1 - x)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    x, y = start
    board[y][x] = 1
    step = 1
    while True:
        squares = generate_moves(board, (y, x))
        if len(squares) == 0:
            return board
        y, x = min(squares, key=lambda s: heuristic(board, s))
        step += 1
        board[y][x] = step


def show_board(board):
    for row in board:
        print(" | ".join(str(s).rjust(2) for s in row))


def main():
    while True:
        try:
            y, x = input("row column: ").split()
        except EOFError:
            break
        board = find_tour(8, (int(y), int(x)), heuristic_1)
        print()
        show_board(board)
        if any(s == 0 for row in board for s in row):
            print("dead end")
        else:
            print("all squares visited")


if __name__ == "__main__":
    main()
