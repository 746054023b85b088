DELTA_X = [-2, -1, 1, 2, -2, -1, 1, 2]
DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    moves = []
    k = 0
    while k < 8:
        row = position[0] + DELTA_X[k]
        column = position[1] + DELTA_Y[k]
        k += 1
        for number, limit in ((row, len(board)), (column, len(board[0]))):
            if number < 0 or number >= limit:
                break
        else:
            if board[row][column] == 0:
                moves.append((row, column))
    else:
        return moves


def heuristic_1(board, position):
    count = 0
    for _square in generate_moves(board, position):
        count += 1
    else:
        return count


def heuristic_2(board, position):
    n = len(board)
    value = 0
    for x in position:
        distance = 0
        while x - distance > 0 and x + distance < n - 1:
            distance += 1
        value += distance
    return value


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    row, column = start
    for step in range(1, n * n + 1):
        board[row][column] = step
        moves = generate_moves(board, (row, column))
        for move in moves:
            for other in moves:
                if heuristic(board, other) < heuristic(board, move):
                    break
            else:
                row, column = move
                break
        else:
            break
    return board


def show_board(board):
    for row in board:
        k = 0
        while k < len(row):
            print(f"{row[k]:3}", end="")
            k += 1
        else:
            print()


def main():
    while True:
        try:
            row, column = input("start: ").split()
        except EOFError:
            break
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        for line in board:
            if 0 in line:
                print("no, a dead end")
                break
        else:
            print("yes, a tour")


if __name__ == "__main__":
    main()
