"""A class does the walking."""

class Knight:
    jumps = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

    def __init__(self, n, board=None):
        self.n = n
        self.board = board or [[0] * n for _ in range(n)]
        self.step = 0

    def put(self, square):
        self.step += 1
        self.board[square[0]][square[1]] = self.step
        self.here = square

    def free(self, square=None):
        r, c = square or self.here
        out = set()
        for a, b in self.jumps:
            if r + a in range(self.n) and c + b in range(self.n) and self.board[r + a][c + b] == 0:
                out.add((r + a, c + b))
        return out

    def ways(self, square):
        return len(self.free(square))

    def tied(self):
        free = self.free()
        return sorted(s for s in free if self.ways(s) == min(map(self.ways, free)))

def smallest_candidates(board, position, heuristic):
    free = Knight(len(board), board).free(position)
    return [s for s in free if all(heuristic(board, s) <= heuristic(board, t) for t in free)]

def choose_by_chance(squares, source):
    return squares[int(source.random() * len(squares))]

def walk_with_ties(n, start, choose):
    knight = Knight(n)
    knight.put(start)
    while knight.tied():
        knight.put(choose(knight.board, knight.tied()))
    return knight.board

def warnsdorff(n, source):
    return walk_with_ties(n, divmod(source.randrange(n * n), n), lambda _, tied: source.choice(tied))

def second_look(board, square):
    knight = Knight(len(board), [row[:] for row in board])
    knight.put(square)
    return min((knight.ways(s) for s in knight.free()), default=0)

def both_heuristics(board, square):
    knight = Knight(len(board), board)
    last = len(board) - 1
    return knight.ways(square) + sum(min(x, last - x) for x in square) / (4 * len(board))

def walk_by_orders(n, start, plan):
    knight = Knight(n)
    knight.put(start)
    plan = list(plan)
    while knight.tied():
        if knight.here == plan[0][1]:
            del plan[0]
        r, c = knight.here
        tied = knight.tied()
        knight.put(next((r + a, c + b) for a, b in plan[0][0] if (r + a, c + b) in tied))
    return knight.board
