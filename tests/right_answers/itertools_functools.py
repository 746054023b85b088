from functools import partial, reduce
from itertools import chain, count, filterfalse, permutations, takewhile
from operator import add, itemgetter

OFFSETS = tuple(filter(lambda pair: sum(pair) % 2, permutations((-2, -1, 1, 2), 2)))


def shift(square, offset):
    return tuple(map(add, square, offset))


def outside(board, square):
    return not (square[0] in range(len(board)) and square[1] in range(len(board[0])))


def visited(board, square):
    return board[square[0]][square[1]] != 0


def generate_moves(board, position):
    squares = map(partial(shift, position), OFFSETS)
    on_board = filterfalse(partial(outside, board), squares)
    return list(filterfalse(partial(visited, board), on_board))


def heuristic_1(board, position):
    return reduce(lambda total, _: total + 1, generate_moves(board, position), 0)


def heuristic_2(board, position):
    return reduce(add, map(lambda x: min(x, len(board) - 1 - x), position))


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    state = [start]

    def go_on(step):
        row, column = state[0]
        board[row][column] = step
        moves = generate_moves(board, state[0])
        ranked = sorted(zip(map(partial(heuristic, board), moves), moves), key=itemgetter(0))
        state[0] = ranked[0][1] if ranked else None
        return state[0] is not None

    for _ in takewhile(go_on, count(1)):
        pass
    return board


def show_board(board):
    print("\n".join("".join(map("{:>4}".format, row)) for row in board))


def main():
    for text in iter(partial(ask, "Start square: "), None):
        board = find_tour(8, tuple(map(int, text.split())), heuristic_1)
        print()
        show_board(board)
        print(("Dead end", "Complete tour")[all(chain.from_iterable(board))])


def ask(prompt):
    try:
        return input(prompt)
    except EOFError:
        return None


if __name__ == "__main__":
    main()
