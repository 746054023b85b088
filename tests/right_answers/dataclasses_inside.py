from dataclasses import astuple, dataclass, field


@dataclass(frozen=True, order=True)
class Square:
    row: int
    column: int

    def __add__(self, other):
        return Square(self.row + other.row, self.column + other.column)


JUMPS = [Square(a, b) for a, b in ((1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1))]


@dataclass
class Field:
    rows: list = field(default_factory=list)

    def is_free(self, square):
        if not (0 <= square.row < len(self.rows) and 0 <= square.column < len(self.rows[0])):
            return False
        return self.rows[square.row][square.column] == 0

    def moves(self, square):
        return [square + jump for jump in JUMPS if self.is_free(square + jump)]


@dataclass(order=True)
class Choice:
    value: int
    square: Square = field(compare=False)


def generate_moves(board, position):
    return [astuple(square) for square in Field(board).moves(Square(*position))]


def heuristic_1(board, position):
    return len(Field(board).moves(Square(*position)))


def heuristic_2(board, position):
    last, square = len(board) - 1, Square(*position)
    return min(square.row, last - square.row) + min(square.column, last - square.column)


def find_tour(n, start, heuristic):
    ground = Field([[0] * n for _ in range(n)])
    knight, step = Square(*start), 1
    while True:
        ground.rows[knight.row][knight.column] = step
        choices = [Choice(heuristic(ground.rows, astuple(square)), square) for square in ground.moves(knight)]
        if not choices:
            return ground.rows
        knight, step = min(choices).square, step + 1


def show_board(board):
    for row in board:
        print("".join(f"[{step:2}]" for step in row))


def main():
    while True:
        try:
            row, column = input("Where to begin: ").split()
        except EOFError:
            return
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        print()
        show_board(board)
        print("Nothing left to visit." if all(all(row) for row in board) else "Not all squares could be visited.")


if __name__ == "__main__":
    main()
