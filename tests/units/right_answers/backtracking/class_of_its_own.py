"""One class searches; a counter inside."""
class Search:
    def __init__(self, board, position, order=None):
        self.board = board
        self.rows, self.columns = len(board), len(board[0])
        self.total = self.rows * self.columns
        self.order = order
        self.at = position

    def options(self, square):
        result = []
        for r in range(self.rows):
            for c in range(self.columns):
                if self.board[r][c] == 0 and {abs(r - square[0]), abs(c - square[1])} == {1, 2}:
                    result.append((r, c))
        return result

    def options_near(self, square):
        r, c = square
        result = []
        for i in range(max(0, r - 2), min(self.rows, r + 3)):
            for j in range(max(0, c - 2), min(self.columns, c + 3)):
                if abs((i - r) * (j - c)) == 2 and self.board[i][j] == 0:
                    result.append((i, j))
        return result

    def solve(self, square, step):
        if step == self.total:
            return True
        for option in self.options(square):
            self.board[option[0]][option[1]] = step + 1
            if self.solve(option, step + 1):
                return True
            self.board[option[0]][option[1]] = 0
        return False

    def count(self, square, step):
        if step == self.total:
            return 1
        result = 0
        for option in self.options_near(square):
            self.board[option[0]][option[1]] = step + 1
            result += self.count(option, step + 1)
            self.board[option[0]][option[1]] = 0
        return result

    def ordered(self, budget=None):
        walk = [self.at]
        waiting = {1: list(self.order(self.board, self.options_near(self.at)))}
        moves = 0
        while walk:
            step = len(walk)
            if step == self.total:
                return self.board
            if not waiting[step]:
                r, c = walk.pop()
                self.board[r][c] = 0
                continue
            if budget is not None and moves >= budget:
                return "gave up"
            moves += 1
            nxt = waiting[step].pop(0)
            walk.append(tuple(nxt))
            self.board[nxt[0]][nxt[1]] = step + 1
            waiting[step + 1] = list(self.order(self.board, self.options_near(nxt)))
        return "no tour"

def take_back(board, walk):
    square = walk.pop()
    board[square[0]][square[1]] -= board[square[0]][square[1]]

def finish_tour(board, position):
    return Search(board, position).solve(position, board[position[0]][position[1]])

def count_tours(board, position):
    return Search(board, position).count(position, board[position[0]][position[1]])

def fresh(n, start):
    board = [[0] * n for _ in range(n)]
    board[start[0]][start[1]] = 1
    return board

def search_in_order(n, start, order):
    found = Search(fresh(n, start), start, order).ordered()
    return None if found == "no tour" else found

def search_within(n, start, order, budget):
    return Search(fresh(n, start), start, order).ordered(budget)
