TABLE = """
-2 +1
-1 +2
+1 +2
+2 +1
+2 -1
+1 -2
-1 -2
-2 -1
"""
MOVES = [tuple(int(word) for word in line.split()) for line in TABLE.strip().splitlines()]


def generate_moves(board, position):
    found = []
    for down, right in reversed(MOVES):
        row, column = position[0] + down, position[1] + right
        if min(row, column) >= 0 and row < len(board) and column < len(board[0]) and not board[row][column]:
            found.insert(0, (row, column))
    return found


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    far = len(board) - 1
    return -max(-position[0], position[0] - far) - max(-position[1], position[1] - far)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square = start
    number = 1
    board[square[0]][square[1]] = number
    candidates = generate_moves(board, square)
    while candidates != []:
        square = max(candidates, key=lambda candidate: -heuristic(board, candidate))
        number += 1
        board[square[0]][square[1]] = number
        candidates = generate_moves(board, square)
    return board


def show_board(board):
    for row in board:
        print(("%5d" * len(row)) % tuple(row))


def main():
    import sys

    for line in sys.stdin.read().splitlines():
        if line.strip():
            row, column = line.split()
            board = find_tour(8, (int(row), int(column)), heuristic_1)
            print("Walk from", line)
            show_board(board)
            print("That is a tour!" if min(map(min, board)) else "That is no tour!")
            print()


if __name__ == "__main__":
    main()
