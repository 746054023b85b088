"""Among equal candidates the one whose square numbers are smallest, or nearest to a corner: any will do."""

OFFSETS = ((-1, -2), (-1, 2), (1, -2), (1, 2), (-2, -1), (-2, 1), (2, -1), (2, 1))


def generate_moves(board, position):
    height, width = len(board), len(board[0])
    moves = []
    for offset in OFFSETS:
        row, column = map(sum, zip(position, offset))
        if 0 <= row < height and 0 <= column < width and board[row][column] == 0:
            moves.append((row, column))
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def second_look(board, square):
    """Pohl's: the smallest heuristic 1 among the squares after this one."""
    return min((heuristic_1(board, after) for after in generate_moves(board, square)), default=9)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square, step = start, 1
    while True:
        board[square[0]][square[1]] = step
        moves = generate_moves(board, square)
        if not moves:
            return board
        square = min(moves, key=lambda move: (heuristic(board, move), second_look(board, move), move))
        step += 1


def show_board(board):
    for row in board:
        print("  ".join(f"{step:>2}" if step else " ." for step in row))


def main():
    while True:
        try:
            row, column = input("Start: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        complete = sum(map(sum, board)) == sum(range(65))
        print("Tour:", "complete" if complete else "broken off")


if __name__ == "__main__":
    main()
