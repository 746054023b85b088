from math import inf

DX = [2, 1, -1, -2, -2, -1, 1, 2]
DY = [-1, -2, -2, -1, 1, 2, 2, 1]


def generate_moves(board, position):
    moves = []
    for k in range(len(DX)):
        row = position[0] + DX[k]
        column = position[1] + DY[k]
        if not 0 <= row < len(board):
            continue
        if not 0 <= column < len(board[0]):
            continue
        if board[row][column]:
            continue
        moves.append((row, column))
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    shortest = [inf, inf]
    for axis in (0, 1):
        for edge in (0, len(board) - 1):
            shortest[axis] = min(shortest[axis], abs(position[axis] - edge))
    return sum(shortest)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = 1
    board[row][column] = 1
    while True:
        smallest = inf
        for move in generate_moves(board, (row, column)):
            value = heuristic(board, move)
            if value < smallest:
                smallest = value
                following = move
        if smallest == inf:
            return board
        row, column = following
        step += 1
        board[row][column] = step


def show_board(board):
    for row in board:
        print("\t".join(map(str, row)))


def main():
    while True:
        try:
            row, column = input("Please type the row and the column of the first square, 0-7: ").split()
        except EOFError:
            break
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        show_board(board)
        if any(step == 0 for row in board for step in row):
            print("Sorry, this walk ended too soon.")
        else:
            print("Hooray, this walk is a tour.")


if __name__ == "__main__":
    main()
