"""Known mistakes made by somebody else: other style, other order of moves, other ties, other names.

Each pair is the id under which the mistake is known, and the definitions that take the place of those of the right
solution.
"""

OTHER_HANDS: tuple[tuple[str, str], ...] = (
    (
        "move-table-sign",
        """
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (1, 2)]

def generate_moves(board, position):
    r, c = position
    height, width = len(board), len(board[0])
    return [
        [r + a, c + b] for a, b in JUMPS if 0 <= r + a < height and 0 <= c + b < width and not board[r + a][c + b]
    ]
""",
    ),
    (
        "move-table-number",
        """
def generate_moves(board, position):
    found = []
    for step in [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -1)]:
        x, y = position[0] + step[0], position[1] + step[1]
        if x in range(len(board)) and y in range(len(board[0])) and board[x][y] == 0:
            found.append((x, y))
    return found
""",
    ),
    (
        "seven-moves",
        """
def generate_moves(board, position):
    found = []
    for k in range(1, len(DELTA_X)):
        x, y = position[0] + DELTA_X[k], position[1] + DELTA_Y[k]
        if x >= 0 and y >= 0 and x < len(board) and y < len(board[x]) and board[x][y] == 0:
            found = found + [(x, y)]
    return found
""",
    ),
    (
        "four-moves",
        """
def generate_moves(board, position):
    row, column = position
    squares = [(row + 2, column + 1), (row + 2, column - 1), (row - 2, column + 1), (row - 2, column - 1)]
    squares = [s for s in squares if 0 <= s[0] < len(board) and 0 <= s[1] < len(board[0])]
    return [s for s in squares if board[s[0]][s[1]] == 0]
""",
    ),
    (
        "one-move-tried",
        """
def generate_moves(board, position):
    found = []
    for a, b in ((2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1)):
        x, y = position[0] + a, position[1] + b
        if -1 < x < len(board) and -1 < y < len(board[0]) and board[x][y] == 0:
            found.append((x, y))
        break
    return found
""",
    ),
    (
        "one-move-kept",
        """
def generate_moves(board, position):
    for a, b in ((2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1)):
        found = []
        x, y = position[0] + a, position[1] + b
        if -1 < x < len(board) and -1 < y < len(board[0]) and board[x][y] == 0:
            last = (x, y)
            found.append(last)
    return [last] if "last" in locals() else None
""",
    ),
    (
        "moves-all-pairs",
        """
def generate_moves(board, position):
    x, y = position
    squares = [(x + a, y + b) for a in DELTA_Y for b in DELTA_X]
    return [(a, b) for a, b in squares if 0 <= a < len(board) and 0 <= b < len(board[0]) and board[a][b] == 0]
""",
    ),
    (
        "king-moves",
        """
def generate_moves(board, position):
    around = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
    squares = [(position[0] + a, position[1] + b) for a, b in around]
    return [(a, b) for a, b in squares if 0 <= a < len(board) and 0 <= b < len(board[0]) and board[a][b] == 0]
""",
    ),
    (
        "moves-literal-8",
        """
def free(board, x, y):
    return x > -1 and y > -1 and x <= 7 and y <= 7 and board[x][y] == 0

def generate_moves(board, position):
    squares = [(position[0] + a, position[1] + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
    return [square for square in squares if free(board, *square)]
""",
    ),
    (
        "no-upper-bound",
        """
def generate_moves(board, position):
    found = []
    for a, b in zip(reversed(DELTA_X), reversed(DELTA_Y)):
        x, y = position[0] + a, position[1] + b
        if x < 0 or x > len(board) or y < 0 or y > len(board[0]):
            continue
        if board[x][y] == 0:
            found.append([x, y])
    return found
""",
    ),
    (
        "negative-squares-wrap",
        """
def generate_moves(board, position):
    squares = [(position[0] + a, position[1] + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
    return [(x, y) for x, y in squares if x < len(board) and y < len(board[0]) and board[x][y] == 0]
""",
    ),
    (
        "moves-counts-visited",
        """
def generate_moves(board, position):
    return [
        (x, y)
        for x in range(len(board))
        for y in range(len(board[0]))
        if (x - position[0]) ** 2 + (y - position[1]) ** 2 == 5
    ]
""",
    ),
    (
        "visited-means-one",
        """
def generate_moves(board, position):
    def visited(x, y):
        return board[x][y] == 1

    squares = [(position[0] + a, position[1] + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
    on_board = [(x, y) for x, y in squares if 0 <= x < len(board) and 0 <= y < len(board[0])]
    return [square for square in on_board if not visited(*square)]
""",
    ),
    (
        "moves-kept-from-before",
        """
found = []

def generate_moves(board, position):
    for a, b in ((2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1)):
        x, y = position[0] + a, position[1] + b
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            found.append((x, y))
    return found
""",
    ),
    (
        "moves-mark-the-board",
        """
def generate_moves(board, position):
    found = []
    for a, b in ((2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1)):
        x, y = position[0] + a, position[1] + b
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            found.append((x, y))
    for x, y in found:
        board[x][y] = 99
    return found
""",
    ),
    (
        "moves-printed",
        """
def generate_moves(board, position):
    for a, b in zip(DELTA_X, DELTA_Y):
        x, y = position[0] + a, position[1] + b
        if 0 <= x < len(board) and 0 <= y < len(board[0]) and board[x][y] == 0:
            print("You can go to", x, y)
""",
    ),
    (
        "degree-counts-visited",
        """
def on_board(x, y, board):
    return x >= 0 and y >= 0 and x < len(board) and y < len(board[0])

def heuristic_1(board, position):
    x, y = position
    return sum(on_board(x + a, y + b, board) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) + abs(b) == 3)
""",
    ),
    (
        "heuristic-1-seven-moves",
        """
class Counter:
    STEPS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2)]

    def __init__(self, board):
        self.board = board

    def count(self, x, y):
        n = len(self.board)
        return len([1 for a, b in self.STEPS if 0 <= x + a < n and 0 <= y + b < n and self.board[x + a][y + b] == 0])

def heuristic_1(board, position):
    return Counter(board).count(*position)
""",
    ),
    (
        "heuristic-1-at-most-one",
        """
def heuristic_1(board, position):
    return any(generate_moves(board, position))
""",
    ),
    (
        "heuristic-1-from-the-knight",
        """
def heuristic_1(board, position):
    n = len(board)
    steps = {board[i][j]: (i, j) for i in range(n) for j in range(n)}
    last = max(steps)
    here = steps[last] if last > 0 else position
    return len(list(generate_moves(board, here)))
""",
    ),
    (
        "heuristic-1-count-goes-on",
        """
class Memory:
    total = 0

def heuristic_1(board, position):
    Memory.total = Memory.total + len(generate_moves(board, position))
    return Memory.total
""",
    ),
    (
        "heuristic-1-gives-the-list",
        """
def heuristic_1(board, position):
    return sorted(generate_moves(board, position), key=lambda square: -square[1])
""",
    ),
    (
        "heuristic-2-zero-based",
        """
def heuristic_2(b, p):
    size = len(b)
    down = p[0] - 1 if p[0] - 1 < size - p[0] else size - p[0]
    across = p[1] - 1 if p[1] - 1 < size - p[1] else size - p[1]
    return down + across
""",
    ),
    (
        "heuristic-2-literal-8",
        """
def heuristic_2(b, p):
    return min(p[0], 7 - p[0]) + min(p[1], 7 - p[1])
""",
    ),
    (
        "heuristic-2-top-left-only",
        """
def heuristic_2(b, p):
    return float(sum(p))
""",
    ),
    (
        "heuristic-2-half-from-0",
        """
def heuristic_2(b, p):
    n = len(b) + 1
    i, j = p[0] + 1, p[1] + 1
    return min([n - i, i - 1]) + min([j - 1, n - j])
""",
    ),
    (
        "largest-taken",
        """
def find_tour(n, start, heuristic):
    board = []
    for _ in range(n):
        board.append([0] * n)
    x, y = start
    for step in range(1, n * n + 1):
        board[x][y] = step
        best = None
        for a, b in ((2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1)):
            i, j = x + a, y + b
            if 0 <= i < n and 0 <= j < n and board[i][j] == 0:
                value = heuristic(board, (i, j))
                if best is None or value >= best[0]:
                    best = (value, i, j)
        if best is None:
            break
        x, y = best[1], best[2]
    return board
""",
    ),
    (
        "heuristic-not-used",
        """
import random

def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]
    here, step = start, 1
    board[here[0]][here[1]] = step
    while generate_moves(board, here):
        here = random.choice(generate_moves(board, here))
        step += 1
        board[here[0]][here[1]] = step
    return board
""",
    ),
    (
        "heuristic-1-always",
        """
def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]

    def ways(square):
        x, y = square
        squares = [(x + a, y + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
        return [(i, j) for i, j in squares if 0 <= i < n and 0 <= j < n and board[i][j] == 0]

    def go(square, step):
        board[square[0]][square[1]] = step
        if ways(square):
            go(min(reversed(ways(square)), key=lambda move: len(ways(move))), step + 1)

    go(start, 1)
    return board
""",
    ),
    (
        "knights-own-square-asked",
        """
def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]
    x, y = start
    board[x][y] = 1
    step = 2
    while True:
        values = [(heuristic(board, (x, y)), move) for move in reversed(generate_moves(board, (x, y)))]
        if not values:
            break
        x, y = max(values)[1]
        board[x][y] = step
        step += 1
    return tuple(tuple(row) for row in board)
""",
    ),
    (
        "start-column-first",
        """
def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]
    x, y = start
    path = [(y, x)]
    board[y][x] = 1
    while True:
        moves = sorted(generate_moves(board, path[-1]), key=lambda move: (heuristic(board, move), -move[0], -move[1]))
        if not moves:
            return board
        path.append(moves[0])
        board[moves[0][0]][moves[0][1]] = len(path)
""",
    ),
    (
        "dead-end-gives-nothing",
        """
def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]
    here = start
    board[here[0]][here[1]] = 1
    for step in range(2, n ** 2 + 1):
        values = {}
        for move in generate_moves(board, here)[::-1]:
            values[move] = heuristic(board, move)
        if len(values) == 0:
            return []
        here = sorted(values, key=values.get)[0]
        board[here[0]][here[1]] = step
    return board
""",
    ),
    (
        "dead-end-crash",
        """
def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]
    here = start
    step = 1
    board[here[0]][here[1]] = step
    while step < n * n:
        moves = generate_moves(board, here)
        moves.sort(key=lambda move: heuristic(board, move), reverse=True)
        here = moves[-1]
        step += 1
        board[here[0]][here[1]] = step
    return board
""",
    ),
    (
        "path-given",
        """
def find_tour(n, start, heuristic):
    board = [[0 for _ in range(n)] for _ in range(n)]
    path = []
    here = start
    while here is not None:
        path += [[here[0], here[1]]]
        board[here[0]][here[1]] = len(path)
        moves = generate_moves(board, here)
        here = min(moves[::-1], key=lambda move: heuristic(board, move)) if moves else None
    return path
""",
    ),
    (
        "rows-shared",
        """
def find_tour(n, start, heuristic):
    row = []
    for _ in range(n):
        row.append(0)
    board = []
    for _ in range(n):
        board.append(row)
    x, y = start
    step = 1
    board[x][y] = 1
    moves = generate_moves(board, start)
    while moves != []:
        values = [heuristic(board, move) for move in moves]
        x, y = moves[values.index(min(values))]
        step = step + 1
        board[x][y] = step
        moves = generate_moves(board, (x, y))
    return board
""",
    ),
    (
        "board-kept-from-before",
        """
class Game:
    boards = {}

def find_tour(n, start, heuristic):
    board = Game.boards.setdefault(n, [[0] * n for _ in range(n)])
    x, y = start
    step = board[x][y] = 1
    while generate_moves(board, (x, y)):
        x, y = sorted(generate_moves(board, (x, y))[::-1], key=lambda move: heuristic(board, move))[0]
        step += 1
        board[x][y] = step
    return board
""",
    ),
    (
        "program-start-column-first",
        """
def main():
    while True:
        line = input("Where does the knight start? ")
        if line == "q":
            break
        column, row = line.split()
        board = find_tour(8, (int(row), int(column)), heuristic_1)
        for steps in board:
            print(*[f"{step:2}" for step in steps])
        print("complete" if all(all(steps) for steps in board) else "The knight is stuck.")
""",
    ),
    (
        "program-shows-from-0",
        """
def main():
    for line in open(0):
        x, y = map(int, line.split())
        board = find_tour(8, (x, y), heuristic_1)
        for steps in board:
            print(" | ".join(f"{step - 1:2}" if step else " ." for step in steps))
        print("Complete!" if sum(steps.count(0) for steps in board) == 0 else "Dead end.")
""",
    ),
    (
        "program-never-says-complete",
        """
def main():
    line = input("Row and column: ")
    row, column = [int(word) for word in line.split()]
    board = find_tour(8, (row, column), heuristic_1)
    show_board(board)
    if max(max(steps) for steps in board) == 63:
        print("This tour is complete.")
    else:
        print("This is a dead end.")
""",
    ),
)
