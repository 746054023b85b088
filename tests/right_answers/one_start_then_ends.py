# Run it once for each start square.

a = [-2, -1, 1, 2, -2, -1, 1, 2]
b = [1, 2, 2, 1, -1, -2, -2, -1]


def generate_moves(board, position):
    return [
        (position[0] + a[k], position[1] + b[k])
        for k in range(8)
        if position[0] + a[k] in range(len(board))
        if position[1] + b[k] in range(len(board[0]))
        if board[position[0] + a[k]][position[1] + b[k]] == 0
    ]


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1

    def last_step():
        return max(max(row) for row in board)

    def where(step):
        for r in range(n):
            if step in board[r]:
                return r, board[r].index(step)

    step = last_step()
    while True:
        here = where(step)
        moves = generate_moves(board, here)
        if len(moves) == 0:
            break
        values = list(map(lambda move: heuristic(board, move), moves))
        r, c = moves[values.index(sorted(values)[0])]
        step = step + 1
        board[r][c] = step
    return board


def show_board(board):
    for row in board:
        print(" ".join(str(s).rjust(2) for s in row))


def main():
    r, c = input("Row and column of the start: ").split()
    board = find_tour(8, (int(r), int(c)), heuristic_1)
    print()
    show_board(board)
    if sum(s == 0 for row in board for s in row) == 0:
        print("The knight visited all squares.")
    else:
        print("The knight did not visit all squares.")


if __name__ == "__main__":
    main()
