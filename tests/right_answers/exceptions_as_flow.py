DX = [-2, -1, 1, 2, 2, 1, -1, -2]
DY = [1, 2, 2, 1, -1, -2, -2, -1]


class OffTheBoard(Exception):
    pass


def step_at(board, row, column):
    if row < 0 or column < 0:
        raise OffTheBoard
    try:
        return board[row][column]
    except IndexError:
        raise OffTheBoard from None


def generate_moves(board, position):
    moves = []
    for dx, dy in zip(DX, DY):
        square = position[0] + dx, position[1] + dy
        try:
            if step_at(board, *square) == 0:
                moves.append(square)
        except OffTheBoard:
            continue
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square, step = start, 0
    try:
        while True:
            step += 1
            board[square[0]][square[1]] = step
            moves = generate_moves(board, square)
            values = [heuristic(board, move) for move in moves]
            square = moves[values.index(min(values))]
    except ValueError:
        # min() of an empty list: no way on
        return board


def show_board(board):
    for row in board:
        print(" ".join(f"{step:2}" for step in row))


def read_start():
    row, column = input("Start (row column): ").split()
    return int(row), int(column)


def main():
    while True:
        try:
            start = read_start()
        except ValueError:
            print("Two numbers, please.")
            continue
        except (EOFError, KeyboardInterrupt):
            break
        board = find_tour(8, start, heuristic_1)
        print()
        show_board(board)
        try:
            assert all(step for row in board for step in row)
        except AssertionError:
            print("A dead end.")
        else:
            print("A complete tour.")


if __name__ == "__main__":
    main()
