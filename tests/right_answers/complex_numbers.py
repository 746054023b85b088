# A square is a complex number inside: row + column * 1j.  Four moves, turned by 1j.
JUMPS = [jump * 1j**k for jump in (2 + 1j, 2 - 1j) for k in range(4)]


def to_complex(square):
    return complex(square[0], square[1])


def to_square(z):
    return int(z.real), int(z.imag)


def generate_moves(board, position):
    moves = []
    for jump in JUMPS:
        row, column = to_square(to_complex(position) + jump)
        if 0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == 0:
            moves.append((row, column))
    return moves


def heuristic_1(board, position):
    return len(generate_moves(board, position))


def heuristic_2(board, position):
    last = len(board) - 1
    z = to_complex(position)
    return int(min(z.real, last - z.real) + min(z.imag, last - z.imag))


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    z, step = to_complex(start), 0
    while z is not None:
        row, column = to_square(z)
        step += 1
        board[row][column] = step
        moves = [to_complex(move) for move in generate_moves(board, (row, column))]
        z = min(moves, key=lambda move: heuristic(board, to_square(move)), default=None)
    return board


def show_board(board):
    for row in board:
        for step in row:
            print(f"{step:3}", end=" ")
        print()


def main():
    while True:
        try:
            start = tuple(int(word) for word in input("square: ").split())
        except EOFError:
            return
        board = find_tour(8, start, heuristic_1)
        print()
        show_board(board)
        if sum(map(sum, board)) == 2080:
            print("The sum of all steps is right: a whole tour.")
        else:
            print("The knight came to a dead end.")


if __name__ == "__main__":
    main()
