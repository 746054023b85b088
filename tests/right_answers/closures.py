def make_generator(table):
    def generate(board, position):
        def fits(square):
            row, column = square
            return 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0

        return [square for square in (hop(position) for hop in table) if fits(square)]

    return generate


def make_hop(down, right):
    return lambda square: (square[0] + down, square[1] + right)


generate_moves = make_generator([make_hop(a, b) for a, b in
                                 ((-1, 2), (1, 2), (-1, -2), (1, -2), (-2, 1), (2, 1), (-2, -1), (2, -1))])


def make_counter(generate):
    def count(board, position):
        return len(generate(board, position))

    return count


heuristic_1 = make_counter(generate_moves)


def heuristic_2(board, position):
    def near(x):
        return min(x, len(board) - 1 - x)

    return near(position[0]) + near(position[1])


def make_walker(n, heuristic):
    board = [[0] * n for _ in range(n)]
    step = 0

    def stand(square):
        nonlocal step
        step += 1
        board[square[0]][square[1]] = step

    def look(square):
        best = None
        for other in generate_moves(board, square):
            value = heuristic(board, other)
            if best is None or value < best[0]:
                best = value, other
        return best and best[1]

    return board, stand, look


def find_tour(n, start, heuristic):
    board, stand, look = make_walker(n, heuristic)
    square = start
    while square is not None:
        stand(square)
        square = look(square)
    return board


def show_board(board):
    def cell(step):
        return "  ." if step == 0 else f"{step:3}"

    for row in board:
        print("".join(cell(step) for step in row))


def main():
    while True:
        try:
            row, column = input("start row and column: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print("the tour is whole" if all(map(all, board)) else "the tour is broken off")


if __name__ == "__main__":
    main()
