# rows and columns in two lists, the C way
N_MOVES = 8
MX = [1, -1, 1, -1, 2, -2, 2, -2]
MY = [2, 2, -2, -2, 1, 1, -1, -1]


def count_moves(board, row, col, rows, cols):
    count = 0
    for m in range(N_MOVES):
        r = row + MX[m]
        c = col + MY[m]
        if r < 0 or c < 0 or r >= len(board) or c >= len(board[0]) or board[r][c] != 0:
            continue
        rows[count] = r
        cols[count] = c
        count += 1
    return count


def generate_moves(board, position):
    rows = [0] * N_MOVES
    cols = [0] * N_MOVES
    count = count_moves(board, position[0], position[1], rows, cols)
    moves = []
    for m in range(count):
        moves.append((rows[m], cols[m]))
    return moves


def heuristic_1(board, position):
    return count_moves(board, position[0], position[1], [0] * N_MOVES, [0] * N_MOVES)


def heuristic_2(board, position):
    n = len(board)
    up, left = position
    down, right = n - 1 - up, n - 1 - left
    vertical = up
    if down < vertical:
        vertical = down
    horizontal = left
    if right < horizontal:
        horizontal = right
    return vertical + horizontal


def find_tour(n, start, heuristic):
    board = [None] * n
    for r in range(n):
        board[r] = [0] * n
    row, col = start[0], start[1]
    step = 1
    rows = [0] * N_MOVES
    cols = [0] * N_MOVES
    while True:
        board[row][col] = step
        count = count_moves(board, row, col, rows, cols)
        if count == 0:
            return board
        values = [0] * N_MOVES
        for m in range(count):
            values[m] = heuristic(board, (rows[m], cols[m]))
        best = 0
        for m in range(count):
            if values[m] < values[best]:
                best = m
        row, col = rows[best], cols[best]
        step += 1


def show_board(board):
    for r in range(len(board)):
        text = ""
        for c in range(len(board[0])):
            text = text + str(board[r][c]).rjust(3)
        print(text)


def main():
    while True:
        try:
            line = input("> ")
        except EOFError:
            return
        if line == "":
            return
        row = int(line.split()[0])
        col = int(line.split()[1])
        board = find_tour(8, (row, col), heuristic_1)
        print("result:")
        show_board(board)
        zeros = 0
        for r in range(8):
            for c in range(8):
                if board[r][c] == 0:
                    zeros = zeros + 1
        if zeros == 0:
            print("tour is complete")
        else:
            print("tour is not complete,", zeros, "missing")


if __name__ == "__main__":
    main()
