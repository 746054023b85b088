MOVES = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]


def generate_moves(board, position):
    found = []
    for move in MOVES:
        square = [position[0] + move[0], position[1] + move[1]]
        if square[0] in range(len(board)) and square[1] in range(len(board[0])):
            if board[square[0]][square[1]] == 0:
                found.append(square)
    return found


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    n = len(board)
    i, j = position
    i = i + 1
    j = j + 1
    return min([n - i, i - 1]) + min([j - 1, n - j])


def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]
    square = [start[0], start[1]]
    step = 1
    board[square[0]][square[1]] = step
    while True:
        scored = []
        for candidate in generate_moves(board, square):
            scored.append([heuristic(board, candidate), candidate[0], candidate[1]])
        if scored == []:
            break
        scored.sort()
        square = scored[0][1:]
        step += 1
        board[square[0]][square[1]] = step
    return board


def show_board(board):
    for row in board:
        print(row)


def main():
    while True:
        try:
            words = input("? ").split()
        except EOFError:
            break
        board = find_tour(8, [int(words[0]), int(words[1])], heuristic_1)
        print("Board:")
        show_board(board)
        print(["Complete!", "Not complete!"][any(0 in row for row in board)])


if __name__ == "__main__":
    main()
