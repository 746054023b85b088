DX = [1, 1, -1, -1, 2, 2, -2, -2]
DY = [2, -2, 2, -2, 1, -1, 1, -1]


def generate_moves(board, position):
    result = []
    for k in range(8):
        x = position[0] + DX[k]
        y = position[1] + DY[k]
        if x >= 0:
            if x < len(board):
                if y >= 0:
                    if y < len(board[0]):
                        if board[x][y] == 0:
                            result.append((x, y))
    return result


def heuristic_1(board, position):
    moves = generate_moves(board, position)
    count = len(moves)
    return count


def heuristic_2(board, position):
    n = len(board)
    i = position[0] + 1
    j = position[1] + 1
    a = min(n - i, i - 1)
    b = min(j - 1, n - j)
    return a + b


def find_tour(n, start, heuristic):
    board = []
    for i in range(n):
        row = []
        for j in range(n):
            row.append(0)
        board.append(row)
    x = start[0]
    y = start[1]
    board[x][y] = 1
    step = 1
    moves = generate_moves(board, (x, y))
    while len(moves) > 0:
        best = 0
        for k in range(1, len(moves)):
            if heuristic(board, moves[k]) < heuristic(board, moves[best]):
                best = k
        x = moves[best][0]
        y = moves[best][1]
        step = step + 1
        board[x][y] = step
        moves = generate_moves(board, (x, y))
    return board


def show_board(board):
    for row in board:
        for step in row:
            print("%4d" % step, end="")
        print()


def main():
    while True:
        try:
            text = input("Row and column? ")
        except EOFError:
            break
        x, y = text.split()
        board = find_tour(8, (int(x), int(y)), heuristic_1)
        print()
        show_board(board)
        full = True
        for row in board:
            for step in row:
                if step == 0:
                    full = False
        if full:
            print("The tour is complete.")
        else:
            print("The tour is not complete.")


if __name__ == "__main__":
    main()
