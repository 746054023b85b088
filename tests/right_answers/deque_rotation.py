from collections import deque

RING = deque([(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)])


def generate_moves(board, position):
    moves = deque()
    for _ in range(len(RING)):
        down, right = RING[0]
        RING.rotate(-1)
        row, column = position[0] + down, position[1] + right
        if 0 <= row < len(board) and 0 <= column < len(board[0]):
            if board[row][column] == 0:
                moves.appendleft((row, column))
    return list(moves)


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    walk = deque([start])
    board[start[0]][start[1]] = 1
    while True:
        queue = deque(generate_moves(board, walk[-1]))
        if not queue:
            return board
        best = queue.popleft()
        value = heuristic(board, best)
        while queue:
            other = queue.popleft()
            other_value = heuristic(board, other)
            if other_value < value:
                best, value = other, other_value
        walk.append(best)
        board[best[0]][best[1]] = len(walk)


def show_board(board):
    rows = deque(board)
    while rows:
        print(*[f"{step:2}" for step in rows.popleft()])


def main():
    while True:
        try:
            row, column = input("from: ").split()
        except EOFError:
            break
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        holes = sum(row.count(0) for row in board)
        if holes:
            print("The knight could not reach", holes, "squares.")
        else:
            print("The knight reached every square.")


if __name__ == "__main__":
    main()
