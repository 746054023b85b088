import sys

sys.setrecursionlimit(20000)
MOVES = ((2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2))


def collect(board, position, k):
    """The moves number k and after."""
    if k == len(MOVES):
        return []
    row, column = position[0] + MOVES[k][0], position[1] + MOVES[k][1]
    rest = collect(board, position, k + 1)
    if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
        return [(row, column)] + rest
    return rest


def generate_moves(board, position):
    return collect(board, position, 0)


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    def to_edge(x, n):
        return x if x <= n - 1 - x else n - 1 - x

    return to_edge(position[0], len(board)) + to_edge(position[1], len(board))


def smallest(board, moves, heuristic):
    if len(moves) == 1:
        return moves[0]
    other = smallest(board, moves[1:], heuristic)
    return moves[0] if heuristic(board, moves[0]) <= heuristic(board, other) else other


def go(board, square, step, heuristic):
    board[square[0]][square[1]] = step
    moves = generate_moves(board, square)
    if not moves:
        return board
    return go(board, smallest(board, moves, heuristic), step + 1, heuristic)


def find_tour(n, start, heuristic):
    return go([[0] * n for _ in range(n)], start, 1, heuristic)


def show_board(board):
    if board:
        print(*(str(step).rjust(2) for step in board[0]))
        show_board(board[1:])


def main():
    try:
        row, column = input("row column: ").split()
    except EOFError:
        return
    board = find_tour(8, (int(row), int(column)), heuristic_1)
    print()
    show_board(board)
    print("complete" if sum(row.count(0) for row in board) == 0 else "not complete")
    main()


if __name__ == "__main__":
    main()
