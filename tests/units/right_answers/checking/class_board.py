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
