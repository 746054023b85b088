MOVES = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]


def generate_moves(board, position):
    squares = [[position[0] + move[0], position[1] + move[1]] for move in MOVES]
    inside = range(len(board))
    return [square for square in squares if square[0] in inside and square[1] in inside and not board[square[0]][square[1]]]


def heuristic_1(board, position):
    count = 0
    for move in MOVES:
        if [position[0] + move[0], position[1] + move[1]] in generate_moves(board, position):
            count += 1
    return count


def heuristic_2(board, position):
    n = len(board)
    return sum([min(n - part, part - 1) for part in [position[0] + 1, position[1] + 1]])


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square = [start[0], start[1]]
    board[square[0]][square[1]] = 1
    step = 1
    while generate_moves(board, square) != []:
        moves = generate_moves(board, square)
        ways = [[square[0] + move[0], square[1] + move[1]] for move in MOVES]
        values = [heuristic(board, way) if way in moves else float("inf") for way in ways]
        square = ways[values.index(min(values))]
        step += 1
        board[square[0]][square[1]] = step
    return board


def show_board(board):
    for row in board:
        print(*[str(step).rjust(3) for step in row])


def main():
    while True:
        try:
            row, column = input("start: ").split()
        except EOFError:
            return
        board = find_tour(8, [int(row), int(column)], heuristic_1)
        show_board(board)
        print("The tour is complete." if max(max(board, key=max)) == 64 else "The knight came to a dead end.")


if __name__ == "__main__":
    main()
