from enum import Enum


class Jump(Enum):
    NORTH_EAST_NORTH = (-2, 1)
    EAST_NORTH_EAST = (-1, 2)
    EAST_SOUTH_EAST = (1, 2)
    SOUTH_EAST_SOUTH = (2, 1)
    SOUTH_WEST_SOUTH = (2, -1)
    WEST_SOUTH_WEST = (1, -2)
    WEST_NORTH_WEST = (-1, -2)
    NORTH_WEST_NORTH = (-2, -1)

    def from_(self, square):
        return (square[0] + self.value[0], square[1] + self.value[1])


def is_free(board, square):
    return 0 <= square[0] < len(board) and 0 <= square[1] < len(board[0]) and board[square[0]][square[1]] == 0


def generate_moves(board, position):
    return [jump.from_(position) for jump in Jump if is_free(board, jump.from_(position))]


def heuristic_1(board, position):
    return [is_free(board, jump.from_(position)) for jump in Jump].count(True)


def heuristic_2(board, position):
    class Edge(Enum):
        TOP = position[0]
        BOTTOM = len(board) - 1 - position[0]

    class Side(Enum):
        LEFT = position[1]
        RIGHT = len(board) - 1 - position[1]

    return min(edge.value for edge in Edge) + min(side.value for side in Side)


def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    square = start
    for step in range(1, n * n + 1):
        board[square[0]][square[1]] = step
        jumps = [jump for jump in Jump if is_free(board, jump.from_(square))]
        if not jumps:
            return board
        best = min(jumps, key=lambda jump: heuristic(board, jump.from_(square)))
        square = best.from_(square)
    return board


def show_board(board):
    for row in board:
        print(" ~ ".join(f"{step:2}" for step in row))


class Verdict(Enum):
    COMPLETE = "The knight went everywhere."
    DEAD_END = "The knight is caught."


def main():
    while True:
        try:
            row, column = input("Start square: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print((Verdict.COMPLETE if all(map(all, board)) else Verdict.DEAD_END).value)


if __name__ == "__main__":
    main()
