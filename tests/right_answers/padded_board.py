# Two rings of -1 around the board, so that no jump can leave the list.
WALL = -1
MOVES = ((-2, -1), (-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1))


def with_frame(board):
    width = len(board[0])
    framed = [[WALL] * (width + 4) for _ in range(2)]
    for row in board:
        framed.append([WALL] * 2 + list(row) + [WALL] * 2)
    framed += [[WALL] * (width + 4) for _ in range(2)]
    return framed


def without_frame(framed):
    return [row[2:-2] for row in framed[2:-2]]


def generate_moves(board, position):
    framed = with_frame(board)
    r, c = position[0] + 2, position[1] + 2
    return [(r + a - 2, c + b - 2) for a, b in MOVES if framed[r + a][c + b] == 0]


def heuristic_1(board, position):
    framed = with_frame(board)
    r, c = position[0] + 2, position[1] + 2
    return sum(framed[r + a][c + b] == 0 for a, b in MOVES)


def heuristic_2(board, position):
    n = len(board)
    return min(position[0], n - 1 - position[0]) + min(position[1], n - 1 - position[1])


def find_tour(n, start, heuristic):
    framed = with_frame([[0] * n for _ in range(n)])
    r, c = start[0] + 2, start[1] + 2
    step = 1
    while True:
        framed[r][c] = step
        free = [(r + a, c + b) for a, b in MOVES if framed[r + a][c + b] == 0]
        if not free:
            break
        board = without_frame(framed)
        r, c = min(free, key=lambda square: heuristic(board, (square[0] - 2, square[1] - 2)))
        step += 1
    return without_frame(framed)


def show_board(board):
    bar = "+" + "-" * (5 * len(board) - 1) + "+"
    print(bar)
    for row in board:
        print("|" + "|".join(f"{step:>3} " for step in row) + "|")
        print(bar)


def main():
    while True:
        try:
            row, column = input("Start row and column: ").split()
        except EOFError:
            print("Good bye.")
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print("Whole board done!" if all(map(all, board)) else "There are holes in the board.")


if __name__ == "__main__":
    main()
