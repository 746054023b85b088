"""Knight's tour, Hannah Lee"""

# (row, column)
MOVES = [
    (-2, 1),
    (-1, 2),
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, 2),
    (-2, -1),
]


def generate_moves(board, position):
    r, c = position
    moves = []
    for dr, dc in MOVES:
        if 0 <= r + dr < len(board) and 0 <= c + dc < len(board[0]) and board[r + dr][c + dc] == 0:
            moves.append((r + dr, c + dc))
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    r, c = position
    return min(r, n - r - 1) + min(c, n - c - 1)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    knight = start
    for number in range(1, n ** 2 + 1):
        board[knight[0]][knight[1]] = number
        moves = generate_moves(board, knight)
        if moves == []:
            break
        knight = min(moves, key=lambda move: heuristic(board, move))
    return board


def show_board(board):
    for row in board:
        print(" ".join(f"{number:>2}" for number in row))


def main():
    while True:
        try:
            row, column = input("Start (row column): ").split()
        except (EOFError, ValueError):
            print("bye")
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        if any(0 in row for row in board):
            print("That was a dead end.")
        else:
            print("That was a complete tour.")


if __name__ == "__main__":
    main()
