"""knights tour. olivia b."""
from itertools import product


def neighbours(board, position):
    # every pair with 1 and 2 in it, then all signs
    for a, b in ((1, 2), (2, 1)):
        for s, t in product((1, -1), repeat=2):
            r, c = position[0] + s * a, position[1] + t * b
            if 0 <= r < len(board) and 0 <= c < len(board[r]):
                yield r, c


def generate_moves(board, position):
    return [(r, c) for r, c in neighbours(board, position) if board[r][c] == 0]


def heuristic_1(board, position): return len(generate_moves(board, position))


def heuristic_2(board, position):
    def edge(x): return min(x, len(board) - 1 - x)
    return edge(position[0]) + edge(position[1])


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    step, square = 1, start
    while square:
        board[square[0]][square[1]] = step
        step += 1
        square = min(generate_moves(board, square), key=lambda s: heuristic(board, s), default=None)
    return board


def show_board(board):
    print("\n".join(",".join(map(str, row)) for row in board))


def main():
    try:
        while True:
            start = tuple(int(x) for x in input("start> ").split())
            board = find_tour(8, start, heuristic_1)
            show_board(board)
            print("complete" if all(all(row) for row in board) else "NOT complete")
    except EOFError:
        pass


if __name__ == "__main__":
    main()
