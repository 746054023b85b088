import functools

calls = {}


def counted(function):
    """Count the calls, for curiosity."""

    @functools.wraps(function)
    def wrapper(*arguments, **keywords):
        calls[function.__name__] = calls.get(function.__name__, 0) + 1
        return function(*arguments, **keywords)

    return wrapper


@functools.lru_cache(maxsize=None)
def jumps_from(position, height, width):
    around = []
    for a in range(-2, 3):
        for b in range(-2, 3):
            if abs(a * b) == 2 and 0 <= position[0] + a < height and 0 <= position[1] + b < width:
                around.append((position[0] + a, position[1] + b))
    return tuple(around)


@counted
def generate_moves(board, position):
    around = jumps_from(tuple(position), len(board), len(board[0]))
    return [(row, column) for row, column in around if board[row][column] == 0]


@counted
def heuristic_1(board, position):
    return len(generate_moves(board, position))


@counted
def heuristic_2(board, position):
    n = len(board)
    i, j = position[0] + 1, position[1] + 1
    return min(n - i, i - 1) + min(j - 1, n - j)


@counted
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    here = start
    for step in range(1, n * n + 1):
        board[here[0]][here[1]] = step
        moves = generate_moves(board, here)
        if not moves:
            break
        here = min(moves, key=functools.partial(heuristic, board))
    return board


@counted
def show_board(board):
    for row in board:
        print(" ".join(str(step).rjust(2) for step in row))


def main():
    while True:
        try:
            row, column = input("start: ").split()
        except EOFError:
            return
        calls.clear()
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print("complete," if all(map(all, board)) else "not complete,", calls["generate_moves"], "calls")


if __name__ == "__main__":
    main()
