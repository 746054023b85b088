def knight_jumps():
    for long, short in ((2, 1), (1, 2)):
        for sign_a in (1, -1):
            for sign_b in (1, -1):
                yield sign_a * long, sign_b * short


def free_squares(board, position):
    for a, b in knight_jumps():
        row, column = position[0] + a, position[1] + b
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            yield row, column


def generate_moves(board, position):
    return list(free_squares(board, position))


def heuristic_1(board, position):
    return sum(1 for _ in free_squares(board, position))


def heuristic_2(board, position):
    n = len(board)
    return sum(min(x, n - 1 - x) for x in position)


def walk(board, start, heuristic):
    """Yield one square after another; whoever asks for the next has marked the last."""
    square = start
    while True:
        yield square
        ranked = ((heuristic(board, other), other) for other in free_squares(board, square))
        best = min(ranked, default=None)
        if best is None:
            return
        square = best[1]


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    for step, (row, column) in enumerate(walk(board, start, heuristic), 1):
        board[row][column] = step
    return board


def lines(board):
    for row in board:
        yield "  ".join(str(step).rjust(2) for step in row)


def show_board(board):
    print(*lines(board), sep="\n")


def questions():
    while True:
        try:
            yield input("Start square as row column (from 0): ")
        except EOFError:
            return


def main():
    for text in questions():
        row, column = text.split()
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print("Success" if all(step for row in board for step in row) else "Failure")


if __name__ == "__main__":
    main()
