"""A class for the board; the functions only ask it."""


class Judge:
    MOVES = {(1, 2), (2, 1)}

    def __init__(self, board):
        self.rows, self.columns = len(board), len(board[0])
        self.squares = {}
        for r in range(self.rows):
            for c in range(self.columns):
                self.squares.setdefault(board[r][c], []).append((r, c))

    @property
    def total(self):
        return self.rows * self.columns

    @classmethod
    def jump(cls, one, other):
        return (abs(one[0] - other[0]), abs(one[1] - other[1])) in cls.MOVES

    def square(self, number):
        return self.squares[number][0]

    def fault(self, start):
        bad = sorted(n for n in self.squares if not 0 <= n <= self.total)
        if bad:
            return ["strange number", bad[0]]
        if len(self.squares) == self.total and self.total not in self.squares and self.square(0) == tuple(start):
            return ["counted from 0", 0]
        for n in range(1, max(self.squares) + 1):
            held = self.squares.get(n, [])
            if not held:
                return ["missing", n]
            if held[1:]:
                return ["twice", n]
            if n == 1:
                if held != [tuple(start)]:
                    return ["wrong start", 1]
            elif not self.jump(self.square(n - 1), held[0]):
                return ["no jump", n]
        if self.squares.get(0):
            return ["not visited", max(self.squares)]
        return None


def is_jump(origin, target):
    return Judge.jump(origin, target)


def is_tour(board, start):
    return Judge(board).fault(start) is None


def is_closed(board):
    judge = Judge(board)
    if 1 not in judge.squares:
        return False
    return judge.fault(judge.square(1)) is None and Judge.jump(judge.square(1), judge.square(judge.total))


def first_fault(board, start):
    return Judge(board).fault(start)


class TestFindTour:
    """Asks in three rounds, so that what is left over shows."""

    CALLS = [(n, (r, c)) for n in (5, 6) for r in range(n) for c in range(n)] + [
        (n, ((n - 1) // 2, n // 3)) for n in (1, 2, 3, 4, 7, 8, 9, 10, 12)
    ]

    def every(self, find_tour):
        for n, start in self.CALLS + self.CALLS[::-3]:
            yield n, start, find_tour(n, start)

    def test_form(self, find_tour):
        for n, _, board in self.every(find_tour):
            assert isinstance(board, list) and len(board) == n
            for row in board:
                assert isinstance(row, list) and len(row) == n
                assert all(isinstance(step, int) and not isinstance(step, bool) for step in row)

    def test_start_and_steps(self, find_tour):
        for n, start, board in self.every(find_tour):
            steps = sorted(step for row in board for step in row)
            visited = n * n - steps.count(0)
            assert steps == [0] * (n * n - visited) + list(range(1, visited + 1))
            assert board[start[0]][start[1]] == 1

    def test_rule(self, find_tour):
        for n, start, board in self.every(find_tour):
            where = {board[r][c]: (r, c) for r in range(n) for c in range(n)}
            last = max(where)
            for step in range(1, last + 1):
                options = self.later(board, where[step], step)
                if step == last:
                    assert not options
                    break
                counts = [len(self.later(board, option, step)) for option in options]
                assert where[step + 1] in options
                assert counts[options.index(where[step + 1])] == min(counts)

    @staticmethod
    def later(board, square, step):
        """The squares that are free when this step is made."""
        n = len(board)
        return [
            (r, c)
            for r in range(n)
            for c in range(n)
            if (r - square[0]) ** 2 + (c - square[1]) ** 2 == 5 and (board[r][c] == 0 or board[r][c] > step)
        ]
