from copy import deepcopy

MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def generate_moves(board, position):
    board = deepcopy(board)     # mine now
    moves = []
    for a, b in MOVES:
        row, column = position[0] + a, position[1] + b
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            board[row][column] = -1
            moves.append((row, column))
    return moves


def heuristic_1(board, position):
    board = deepcopy(board)
    board[position[0]][position[1]] = 1
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    position = list(deepcopy(position))
    n = len(board)
    position[0] += 1
    position[1] += 1
    return min(n - position[0], position[0] - 1) + min(position[1] - 1, n - position[1])


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = 1
    step = 1
    while True:
        before = [list(line) for line in board]
        moves = generate_moves(before, (row, column))
        if not moves:
            break
        row, column = sorted(moves, key=lambda move: heuristic(before, move))[0]
        step += 1
        board[row][column] = step
    return deepcopy(board)


def show_board(board):
    for line in deepcopy(board):
        print(" ".join([str(step).rjust(2) for step in line]))


def main():
    while True:
        try:
            row, column = input("Row Column: ").split()
        except EOFError:
            break
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        if all(all(line) for line in board):
            print("Tour found.")
        else:
            print("Tour not found.")


if __name__ == "__main__":
    main()
