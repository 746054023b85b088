# No move table: look at every square and ask whether a knight could jump there.

def is_knight_move(a, b):
    rows = abs(a[0] - b[0])
    columns = abs(a[1] - b[1])
    return rows * rows + columns * columns == 5


def generate_moves(board, position):
    moves = []
    for row in range(len(board)):
        for column in range(len(board[row])):
            if is_knight_move(position, (row, column)) and board[row][column] == 0:
                moves.append((row, column))
    return moves


def heuristic_1(board, position):
    count = 0
    for row in range(len(board)):
        for column in range(len(board[row])):
            if is_knight_move(position, (row, column)) and board[row][column] == 0:
                count += 1
    return count


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    here = start
    for step in range(2, n * n + 1):
        best = None
        for row in range(n):
            for column in range(n):
                if board[row][column] == 0 and is_knight_move(here, (row, column)):
                    value = heuristic(board, (row, column))
                    if best is None or value < best[0]:
                        best = (value, (row, column))
        if best is None:
            break
        here = best[1]
        board[here[0]][here[1]] = step
    return board


def show_board(board):
    for row in board:
        print(" ".join("%02d" % step for step in row))


def main():
    while True:
        try:
            row, column = input("row, column = ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print("This is where the knight went.")
        show_board(board)
        if any(0 in row for row in board):
            print("It got stuck.")
        else:
            print("It saw everything.")


if __name__ == "__main__":
    main()
