"""Inside, the board is one long list; square number = row * width + column."""


def flatten(board):
    return [step for row in board for step in row]


def unflatten(cells, width):
    return [cells[k : k + width] for k in range(0, len(cells), width)]


def jumps(k, height, width):
    row, column = divmod(k, width)
    numbers = []
    for down in (-2, -1, 1, 2):
        for right in (down - 3, 3 - down) if down > 0 else (down + 3, -3 - down):
            if 0 <= row + down < height and 0 <= column + right < width:
                numbers.append(k + down * width + right)
    return numbers


def generate_moves(board, position):
    height, width = len(board), len(board[0])
    cells = flatten(board)
    k = position[0] * width + position[1]
    return [divmod(j, width) for j in jumps(k, height, width) if cells[j] == 0]


def heuristic_1(board, position):
    height, width = len(board), len(board[0])
    cells = flatten(board)
    return [cells[j] for j in jumps(position[0] * width + position[1], height, width)].count(0)


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    cells = [0] * (n * n)
    k = start[0] * n + start[1]
    cells[k] = step = 1
    while True:
        free = [j for j in jumps(k, n, n) if not cells[j]]
        if not free:
            return unflatten(cells, n)
        board = unflatten(cells, n)
        k = min(free, key=lambda j: heuristic(board, divmod(j, n)))
        step += 1
        cells[k] = step


def show_board(board):
    cells = flatten(board)
    for k, step in enumerate(cells):
        print(str(step).rjust(3), end="\n" if k % len(board) == len(board) - 1 else "")


def main():
    while True:
        try:
            row, column = input("Start (row column): ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print("All visited." if all(flatten(board)) else f"{flatten(board).count(0)} left out.")


if __name__ == "__main__":
    main()
