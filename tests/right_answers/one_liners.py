M = [(a, b) for a in (1, -1, 2, -2) for b in (1, -1, 2, -2) if a * a != b * b]
generate_moves = lambda board, position: [(r, c) for r, c in ((position[0] + a, position[1] + b) for a, b in M) if 0 <= r < len(board) and 0 <= c < len(board[r]) and not board[r][c]]
heuristic_1 = lambda board, position: len(generate_moves(board, position))
heuristic_2 = lambda board, position: sum(min(x, len(board) - 1 - x) for x in position)


def find_tour(n, start, heuristic):
    board, path = [[0] * n for _ in range(n)], [start]
    while path: s = path.pop(); board[s[0]][s[1]] = 1 + max(map(max, board)); path += sorted(generate_moves(board, s), key=lambda m: heuristic(board, m))[:1]
    return board


show_board = lambda board: print(*(" ".join(map("{:2}".format, row)) for row in board), sep="\n")


def main():
    import sys
    for line in sys.stdin: board = find_tour(8, tuple(map(int, line.split())), heuristic_1); show_board(board); print("tour" if all(map(all, board)) else "no tour")


if __name__ == "__main__": main()
