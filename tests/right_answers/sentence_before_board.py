import sys

MOVES = [(+1, +2), (+2, +1), (+2, -1), (+1, -2), (-1, -2), (-2, -1), (-2, +1), (-1, +2)]


def generate_moves(board, position):
    height, width = len(board), len(board[0])
    (row, column), moves = position, []
    for down, right in MOVES:
        new = (row + down, column + right)
        if (0 <= new[0] < height) + (0 <= new[1] < width) == 2 and board[new[0]][new[1]] == 0:
            moves += [new]
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    middle = (len(board) - 1) / 2
    # the edge is as far away as the middle line lets it be
    return int(2 * middle - abs(position[0] - middle) - abs(position[1] - middle))


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    position, step = start, 1
    board[position[0]][position[1]] = step
    while True:
        ranking = {}
        for move in generate_moves(board, position):
            ranking.setdefault(heuristic(board, move), []).append(move)
        if not ranking:
            return board
        position = ranking[min(ranking)][0]
        step += 1
        board[position[0]][position[1]] = step


def show_board(board, file=sys.stdout):
    for row in board:
        file.write("".join(f"{step:4d}" for step in row) + "\n")


def main():
    while True:
        sys.stdout.write("start: ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            break
        row, column = line.split()
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        count = 64 - sum(row.count(0) for row in board)
        if count == 64:
            print("A complete tour!")
        else:
            print("A dead end after", count, "squares.")
        show_board(board)
        print()


if __name__ == "__main__":
    main()
