"""The walk is kept in a dict from square to step and turned into a board when somebody looks."""

HOPS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def as_dict(board):
    return {(r, c): step for r, row in enumerate(board) for c, step in enumerate(row)}


def as_board(steps, n):
    return [[steps[r, c] for c in range(n)] for r in range(n)]


def generate_moves(board, position):
    steps = as_dict(board)
    moves = []
    for a, b in HOPS:
        square = (position[0] + a, position[1] + b)
        if steps.get(square) == 0:
            moves.append(square)
    return moves


def heuristic_1(board, position):
    steps = as_dict(board)
    return sum(steps.get((position[0] + a, position[1] + b)) == 0 for a, b in HOPS)


def heuristic_2(board, position):
    n = len(board)
    return min(position[0], n - 1 - position[0]) + min(position[1], n - 1 - position[1])


def find_tour(n, start, heuristic):
    steps = {(r, c): 0 for r in range(n) for c in range(n)}
    square, step = start, 1
    while True:
        steps[square] = step
        moves = [(square[0] + a, square[1] + b) for a, b in HOPS]
        moves = [move for move in moves if move in steps and steps[move] == 0]
        if not moves:
            return as_board(steps, n)
        board = as_board(steps, n)
        values = {move: heuristic(board, move) for move in moves}
        square = min(values, key=values.get)
        step += 1


def show_board(board):
    for row in board:
        print(", ".join(str(step) for step in row))


def main():
    while True:
        try:
            r, c = input("start? ").split()
        except EOFError:
            return
        board = find_tour(8, (int(r), int(c)), heuristic_1)
        show_board(board)
        print("incomplete" if 0 in as_dict(board).values() else "complete")


if __name__ == "__main__":
    main()
