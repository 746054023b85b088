import heapq
from itertools import count

JUMPS = {(s * a, t * b) for a, b in ((1, 2), (2, 1)) for s in (-1, 1) for t in (-1, 1)}


def generate_moves(board, position):
    heap = []
    for a, b in JUMPS:
        row, column = position[0] + a, position[1] + b
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            heapq.heappush(heap, (row, column))
    return [heapq.heappop(heap) for _ in range(len(heap))]


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return heapq.nsmallest(1, (n - i, i - 1))[0] + heapq.nsmallest(1, (j - 1, n - j))[0]


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    square, ticket = start, count()
    for step in range(2, n * n + 1):
        heap = []
        for move in generate_moves(board, square):
            heapq.heappush(heap, (heuristic(board, move), next(ticket), move))
        if not heap:
            break
        square = heapq.heappop(heap)[-1]
        board[square[0]][square[1]] = step
    return board


def show_board(board):
    print("\n".join(" ".join(f"{step:2}" for step in row) for row in board))


def main():
    while True:
        try:
            row, column = input("Start: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print("-" * 23)
        show_board(board)
        print("-" * 23)
        print("full" if heapq.nsmallest(1, map(min, board)) != [0] else "not full")


if __name__ == "__main__":
    main()
