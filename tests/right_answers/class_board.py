class Board:
    """A board that knows its knight."""

    JUMPS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))

    def __init__(self, rows):
        self.rows = rows
        self.height = len(rows)
        self.width = len(rows[0])

    @classmethod
    def empty(cls, n):
        return cls([[0] * n for _ in range(n)])

    def __contains__(self, square):
        return 0 <= square[0] < self.height and 0 <= square[1] < self.width

    def __getitem__(self, square):
        return self.rows[square[0]][square[1]]

    def __setitem__(self, square, step):
        self.rows[square[0]][square[1]] = step

    def free_from(self, square):
        around = [(square[0] + a, square[1] + b) for a, b in self.JUMPS]
        return [other for other in around if other in self and self[other] == 0]

    def edge_distance(self, square):
        row, column = square
        return min(row, self.height - row - 1) + min(column, self.width - column - 1)


class Walk:
    def __init__(self, board, start, heuristic):
        self.board = board
        self.square = start
        self.heuristic = heuristic
        self.step = 0
        self.finished = False

    def mark(self):
        self.step += 1
        self.board[self.square] = self.step

    def move(self):
        moves = self.board.free_from(self.square)
        if moves:
            self.square = min(moves, key=lambda square: self.heuristic(self.board.rows, square))
        else:
            self.finished = True

    def run(self):
        while not self.finished:
            self.mark()
            self.move()
        return self.board.rows


def generate_moves(board, position):
    return Board(board).free_from(position)


def heuristic_1(board, position):
    return len(Board(board).free_from(position))


def heuristic_2(board, position):
    return Board(board).edge_distance(position)


def find_tour(n, start, heuristic):
    return Walk(Board.empty(n), start, heuristic).run()


def show_board(board):
    for row in board:
        print("|" + "|".join(f"{step:^4}" for step in row) + "|")


class Program:
    side = 8

    def ask(self):
        try:
            return tuple(int(word) for word in input("Start: ").split())
        except EOFError:
            return None

    def run(self):
        start = self.ask()
        while start is not None:
            rows = find_tour(self.side, start, heuristic_1)
            print()
            show_board(rows)
            self.tell(rows)
            start = self.ask()

    def tell(self, rows):
        visited = sum(1 for row in rows for step in row if step)
        if visited == self.side ** 2:
            print("Full tour")
        else:
            print("Only", visited, "squares")


def main():
    Program().run()


if __name__ == "__main__":
    main()
