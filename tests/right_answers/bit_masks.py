"""Visited squares are bits of one number."""

JUMPS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))


def mask_of(board):
    mask = 0
    width = len(board[0])
    for r, row in enumerate(board):
        for c, step in enumerate(row):
            if step:
                mask |= 1 << (r * width + c)
    return mask


def moves_by_mask(mask, height, width, square):
    moves = []
    for a, b in JUMPS:
        r, c = square[0] + a, square[1] + b
        if 0 <= r < height and 0 <= c < width and not mask >> (r * width + c) & 1:
            moves.append((r, c))
    return moves


def generate_moves(board, position):
    return moves_by_mask(mask_of(board), len(board), len(board[0]), position)


def heuristic_1(board, position):
    return len(moves_by_mask(mask_of(board), len(board), len(board[0]), position))


def heuristic_2(board, position):
    last = len(board) - 1
    return min(position[0], last - position[0]) + min(position[1], last - position[1])


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    mask, step, square = 0, 0, start
    full = (1 << n * n) - 1
    while True:
        step += 1
        board[square[0]][square[1]] = step
        mask |= 1 << (square[0] * n + square[1])
        if mask == full:
            return board
        moves = moves_by_mask(mask, n, n, square)
        if not moves:
            return board
        square = min(moves, key=lambda move: heuristic(board, move))


def show_board(board):
    for row in board:
        print(" ".join("{:2d}".format(step) for step in row))


def main():
    while True:
        try:
            r, c = input("Start: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(r), int(c)), heuristic_1)
        print("Board")
        show_board(board)
        print("finished" if mask_of(board) == 2 ** 64 - 1 else "unfinished")


if __name__ == "__main__":
    main()
