"""Ties go to the last candidate; moves go round the clock."""

CLOCK = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


def generate_moves(board, position):
    rows, columns = len(board), len(board[0])
    return [
        (position[0] + down, position[1] + right)
        for down, right in CLOCK
        if -1 < position[0] + down < rows and -1 < position[1] + right < columns
        and not board[position[0] + down][position[1] + right]
    ]


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    row, column = position
    return min(row, len(board) - 1 - row) + min(column, len(board) - 1 - column)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = board[row][column] = 1
    while True:
        chosen, lowest = None, None
        for square in generate_moves(board, (row, column)):
            value = heuristic(board, square)
            if lowest is None or value <= lowest:
                chosen, lowest = square, value
        if chosen is None:
            return board
        row, column = chosen
        step += 1
        board[row][column] = step


def show_board(board):
    print("    " + " ".join(f"{column:2}" for column in range(len(board))))
    for number, row in enumerate(board):
        print(f"{number:2}: " + " ".join(f"{step:2}" for step in row))


def main():
    while True:
        try:
            row, column = map(int, input("start > ").replace(",", " ").split())
        except EOFError:
            return
        board = find_tour(8, (row, column), heuristic_1)
        print()
        show_board(board)
        missing = [(r, c) for r in range(8) for c in range(8) if not board[r][c]]
        print(f"Missing squares: {missing}" if missing else "Every square has its number.")


if __name__ == "__main__":
    main()
