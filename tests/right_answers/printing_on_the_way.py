DX = (-2, -1, 1, 2, -2, -1, 1, 2)
DY = (1, 2, 2, 1, -1, -2, -2, -1)
print("knight's tour loaded")


def generate_moves(board, position):
    print("looking from", position)
    moves = []
    for dx, dy in zip(DX, DY):
        x, y = position[0] + dx, position[1] + dy
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            print("   can go to", x, y)
            moves.append((x, y))
    return moves


def heuristic_1(board, position):
    value = len(generate_moves(board, position))
    print("heuristic 1 of", position, "is", value)
    return value


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    value = min(n - i, i - 1) + min(j - 1, n - j)
    print(f"h({i}, {j}) = {value}")
    return value


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    here, step = start, 1
    board[here[0]][here[1]] = step
    moves = generate_moves(board, here)
    while moves:
        here = min(moves, key=lambda move: heuristic(board, move))
        step += 1
        print("step", step, "to", here)
        board[here[0]][here[1]] = step
        moves = generate_moves(board, here)
    print("no more moves")
    return board


def show_board(board):
    for row in board:
        print(" ".join(str(step).rjust(2) for step in row))


def main():
    while True:
        try:
            row, column = input("start: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print("The board is")
        show_board(board)
        if min(min(row) for row in board) == 0:
            print("This is a dead end.")
        else:
            print("This is a complete tour.")


if __name__ == "__main__":
    main()
