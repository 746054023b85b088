STEPS = (1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)


def generate_moves(board, position):
    return [
        (r, c)
        for a, b in STEPS
        if 0 <= (r := position[0] + a) < len(board) and 0 <= (c := position[1] + b) < len(board[r]) and board[r][c] == 0
    ]


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    return min(r := position[0], (last := len(board) - 1) - r) + min(c := position[1], last - c)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = (step := 1)
    here = start
    while moves := generate_moves(board, here):
        r, c = here = min(moves, key=lambda move: heuristic(board, move))
        board[r][c] = (step := step + 1)
    return board


def show_board(board):
    for row in board:
        print(" ".join("--" if not (text := str(step).zfill(2)).strip("0") else text for step in row))


def main():
    try:
        while text := input("start (empty line to stop): "):
            r, c = text.split()
            print()
            show_board(board := find_tour(8, (int(r), int(c)), heuristic_1))
            print("complete tour" if (left := sum(row.count(0) for row in board)) == 0 else f"dead end, {left} to go")
    except EOFError:
        pass


if __name__ == "__main__":
    main()
