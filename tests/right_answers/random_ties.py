import random

JUMPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) + abs(b) == 3]


def generate_moves(board, position):
    moves = []
    for a, b in random.sample(JUMPS, 8):
        row, column = position[0] + a, position[1] + b
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    here = start
    board[here[0]][here[1]] = 1
    step = 1
    while True:
        moves = generate_moves(board, here)
        if not moves:
            return board
        random.shuffle(moves)
        values = [heuristic(board, move) for move in moves]
        smallest = min(values)
        here = random.choice([move for move, value in zip(moves, values) if value == smallest])
        step += 1
        board[here[0]][here[1]] = step


def show_board(board):
    for row in board:
        print("".join(f"{step:>3}" for step in row))


def main():
    while True:
        try:
            start = tuple(map(int, input().split()))
        except EOFError:
            return
        board = find_tour(8, start, heuristic_1)
        show_board(board)
        print("tour complete" if all(0 not in row for row in board) else "dead end")


if __name__ == "__main__":
    main()
