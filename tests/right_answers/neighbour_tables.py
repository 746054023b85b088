"""The neighbours of every square are worked out once for each size of board and kept."""

tables = {}


def table_for(height, width):
    if (height, width) not in tables:
        table = {}
        for row in range(height):
            for column in range(width):
                table[row, column] = [
                    (r, c)
                    for r in range(max(0, row - 2), min(height, row + 3))
                    for c in range(max(0, column - 2), min(width, column + 3))
                    if (r - row) ** 2 + (c - column) ** 2 == 5
                ]
        tables[height, width] = table
    return tables[height, width]


def generate_moves(board, position):
    table = table_for(len(board), len(board[0]))
    return [(r, c) for r, c in table[tuple(position)] if board[r][c] == 0]


def heuristic_1(board, position):
    table = table_for(len(board), len(board[0]))
    return sum(not board[r][c] for r, c in table[tuple(position)])


def heuristic_2(board, position):
    n = len(board)
    return min(position[0], n - 1 - position[0]) + min(position[1], n - 1 - position[1])


def find_tour(n, start, heuristic):
    table = table_for(n, n)
    board = [[0] * n for _ in range(n)]
    square, step = start, 1
    while True:
        board[square[0]][square[1]] = step
        free = [(r, c) for r, c in table[square] if board[r][c] == 0]
        if not free:
            return board
        values = [heuristic(board, other) for other in free]
        square = free[values.index(min(values))]
        step += 1


def show_board(board):
    for row in board:
        print(*("%2d" % step for step in row))


def main():
    while True:
        try:
            row, column = input("? ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print("ok, complete" if min(map(min, board)) else "not complete")


if __name__ == "__main__":
    main()
