import sys

MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


def generate_moves(board, position):
    return [(position[0] + a, position[1] + b) for a, b in MOVES
            if 0 <= position[0] + a < len(board) and 0 <= position[1] + b < len(board[0])
            and board[position[0] + a][position[1] + b] == 0]


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    return min(position[0], n - 1 - position[0]) + min(position[1], n - 1 - position[1])


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square, step = start, 1
    while square:
        board[square[0]][square[1]] = step
        step += 1
        square = min(generate_moves(board, square), key=lambda s: heuristic(board, s), default=None)
    return board


for row in find_tour(8, (0, 0), heuristic_1):
    print(row)
print("done")
sys.exit(0)
