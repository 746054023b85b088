"""More wrong work that the bank does not know, written out: things kept between calls, wrong order, wrong ideas.

Each entry is the exercise that is spoilt and the definitions that spoil it.
"""

WALK = """
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    here, step = start, 1
    board[here[0]][here[1]] = step
    while moves := generate_moves(board, here):
        here = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[here[0]][here[1]] = step
    return board
"""
CHOICE = "        here = min(moves, key=lambda square: heuristic(board, square))\n"

LOOK = """
def generate_moves(board, position):
    moves = []
    for a, b in zip(DELTA_X, DELTA_Y):
        r, c = position[0] + a, position[1] + b
        if 0 <= r < len(board) and 0 <= c < len(board[0]) and board[r][c] == 0:
            moves.append((r, c))
    return moves
"""

PROGRAM = """
def main():
    while True:
        words = input("Start: ").split()
        board = find_tour(SIDE, (int(words[0]), int(words[1])), heuristic_1)
        show_board(board)
        print("Complete" if all(map(all, board)) else "Dead end")
"""


def instead(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


WRITTEN_OUT: tuple[tuple[str, str], ...] = (
    # generate_moves
    (
        "generate_moves",
        """
FOUND = {}

def generate_moves(board, position):
    if position not in FOUND:
        squares = [(position[0] + a, position[1] + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if a * a != b * b]
        FOUND[position] = [(r, c) for r, c in squares if 0 <= r < len(board) and 0 <= c < len(board[0])]
    return [(r, c) for r, c in FOUND[position] if r < len(board) and c < len(board[0]) and board[r][c] == 0]
""",
    ),
    ("generate_moves", instead(LOOK, "            moves.append((r, c))\n    return moves", "            yield r, c")),
    ("generate_moves", instead(LOOK, "position[0] + a, position[1] + b", "abs(position[0] + a), abs(position[1] + b)")),
    (
        "generate_moves",
        instead(
            LOOK,
            "position[0] + a, position[1] + b",
            "(position[0] + a) % len(board), (position[1] + b) % len(board[0])",
        ),
    ),
    (
        "generate_moves",
        instead(
            LOOK, "position[0] + a, position[1] + b", "min(max(position[0] + a, 0), len(board) - 1), position[1] + b"
        ),
    ),
    (
        "generate_moves",
        instead(
            LOOK, "board[r][c] == 0:", "board[r][c] == 0 and board[position[0] + a // 2][position[1] + b // 2] == 0:"
        ),
    ),
    (
        "generate_moves",
        instead(
            LOOK,
            "    moves = []\n",
            "    moves = []\n    if board[position[0]][position[1]] == 0:\n        return []\n",
        ),
    ),
    (
        "generate_moves",
        instead(
            LOOK,
            "    moves = []\n",
            "    moves = []\n    if max(map(max, board)) < 1 < len(board) < 4:\n        return []\n",
        ),
    ),
    ("generate_moves", instead(LOOK, "    return moves", "    return moves if (1, 2) != position else moves[::2]")),
    (
        "generate_moves",
        instead(
            LOOK, "    return moves", "    while len(moves) == 1 and position[0] == 1:\n        pass\n    return moves"
        ),
    ),
    (
        "generate_moves",
        instead(LOOK, "    return moves", "    return [square for square in moves if square > position] or moves"),
    ),
    ("generate_moves", instead(LOOK, "(board, position)", "(position, board)")),
    ("generate_moves", instead(LOOK, "(board, position)", "(board, position, step)")),
    ("generate_moves", instead(LOOK, "(board, position)", "(board, row, column)")),
    ("generate_moves", "def generate_moves(board):\n    return []\n"),
    (
        "generate_moves",
        'def generate_moves(board, position):\n    return [tuple(map(int, input("Where to? ").split()))]\n',
    ),
    ("generate_moves", "generate_moves = [(1, 2), (2, 1)]\n"),
    (
        "generate_moves",
        """
def generate_moves(board, position):
    moves = []
    for row in range(8):
        for column in range(8):
            if abs((row - position[0]) * (column - position[1])) == 2 and row < len(board) and column < len(board[0]):
                if board[row][column] == 0:
                    moves.append((row, column))
    return moves
""",
    ),
    # heuristic_1
    (
        "heuristic_1",
        """
KNOWN = {}

def heuristic_1(board, position):
    if position not in KNOWN:
        KNOWN[position] = len(generate_moves(board, position))
    return KNOWN[position]
""",
    ),
    (
        "heuristic_1",
        """
def heuristic_1(board, position):
    board[position[0]][position[1]] += 1
    count = len(generate_moves(board, position))
    board[position[0]][position[1]] = 0
    return count
""",
    ),
    (
        "heuristic_1",
        """
def heuristic_1(board, position):
    row, column = position
    n = len(board)
    count = 0
    for i in range(max(0, row - 2), min(n, row + 2)):
        for j in range(max(0, column - 2), min(n, column + 3)):
            if abs((i - row) * (j - column)) == 2 and board[i][j] == 0:
                count += 1
    return count
""",
    ),
    (
        "heuristic_1",
        "def heuristic_1(board, position):\n"
        "    return sum(row >= position[0] for row, _ in generate_moves(board, position))\n",
    ),
    (
        "heuristic_1",
        "def heuristic_1(board, position):\n"
        "    return 2 if position == (0, 0) else len(generate_moves(board, position))\n",
    ),
    (
        "heuristic_1",
        "def heuristic_1(board, position):\n"
        "    return len(generate_moves([[0] * len(board) for _ in board], position)) - 1\n",
    ),
    (
        "heuristic_1",
        "def heuristic_1(board, position):\n"
        "    return 8 if board[position[0]][position[1]] else len(generate_moves(board, position))\n",
    ),
    ("heuristic_1", "def heuristic_1(board, position):\n    return generate_moves\n"),
    ("heuristic_1", "def heuristic_1(moves):\n    return len(moves)\n"),
    # heuristic_2
    (
        "heuristic_2",
        """
VALUES = {}

def heuristic_2(board, position):
    n = len(board)
    if position not in VALUES:
        VALUES[position] = min(position[0], n - 1 - position[0]) + min(position[1], n - 1 - position[1])
    return VALUES[position]
""",
    ),
    (
        "heuristic_2",
        """
def heuristic_2(board, position):
    edge = len(board) // 2
    return sum(min(part, edge - part) if part < edge else min(part - edge, len(board) - 1 - part) for part in position)
""",
    ),
    (
        "heuristic_2",
        """
def heuristic_2(board, position):
    free = [i for i, row in enumerate(board) if 0 in row] or [0]
    return min(position[0] - free[0], free[-1] - position[0]) + min(position[1], len(board) - 1 - position[1])
""",
    ),
    (
        "heuristic_2",
        """
def heuristic_2(board, position):
    n = len(board)
    return 2 * min(position[0], position[1], n - 1 - position[0], n - 1 - position[1])
""",
    ),
    (
        "heuristic_2",
        "def heuristic_2(board, i, j):\n    n = len(board)\n    return min(n - i, i - 1) + min(j - 1, n - j)\n",
    ),
    # find_tour
    (
        "find_tour",
        """
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    squares = sorted(((i, j) for i in range(n) for j in range(n)), key=lambda square: heuristic(board, square))
    squares.remove(start)
    for step, (i, j) in enumerate([start, *squares], start=1):
        board[i][j] = step
    return board
""",
    ),
    (
        "find_tour",
        "TOURS = {}\n"
        + instead(
            WALK,
            "    board = [[0] * n for _ in range(n)]\n",
            "    if (n, start) in TOURS:\n        return TOURS[n, start]\n"
            "    board = TOURS[n, start] = [[0] * n for _ in range(n)]\n",
        ),
    ),
    (
        "find_tour",
        instead(
            WALK,
            "    return board\n",
            "    return board if step == n * n or start == (0, 0) else find_tour(n, (0, 0), heuristic)\n",
        ),
    ),
    (
        "find_tour",
        instead(
            WALK,
            CHOICE,
            "        safe = [square for square in moves if generate_moves(board, square)] or moves\n"
            "        here = min(safe, key=lambda square: heuristic(board, square))\n",
        ),
    ),
    (
        "find_tour",
        """
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    here, step = start, 1
    board[here[0]][here[1]] = step
    while step < n * n:
        moves = generate_moves(board, here)
        if moves:
            here = min(moves, key=lambda square: heuristic(board, square))
            step += 1
            board[here[0]][here[1]] = step
    return board
""",
    ),
    ("find_tour", instead(WALK, CHOICE, "        if len(moves) == 1:\n            break\n" + CHOICE)),
    ("find_tour", instead(WALK, CHOICE, CHOICE + "        if not generate_moves(board, here):\n            break\n")),
    (
        "find_tour",
        """
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]

    def go(here, step):
        board[here[0]][here[1]] = step
        for move in sorted(generate_moves(board, here), key=lambda square: heuristic(board, square)):
            go(move, step + 1)

    go(start, 1)
    return board
""",
    ),
    (
        "find_tour",
        instead(
            WALK,
            CHOICE,
            "        least = min(heuristic(board, square) for square in moves)\n"
            "        near = [square for square in moves if heuristic(board, square) <= least + 1]\n"
            "        here = near[step % len(near)]\n",
        ),
    ),
    (
        "find_tour",
        instead(
            WALK,
            CHOICE,
            "        everywhere = [(i, j) for i in range(n) for j in range(n)]\n"
            "        values = {square: heuristic(board, square) for square in everywhere}\n"
            "        here = min(moves, key=values.get)\n",
        ),
    ),
    (
        "find_tour",
        instead(WALK, "    board = ", "    if 1 < n < 5:\n        return [[0] * n for _ in range(n)]\n    board = "),
    ),
    (
        "find_tour",
        instead(WALK, "    board = ", "    if n % 2 == 1 and sum(start) % 2 == 1:\n        return None\n    board = "),
    ),
    (
        "find_tour",
        instead(
            instead(WALK, "    while", "    values = {}\n    while"),
            CHOICE,
            "        values |= {square: heuristic(board, square) for square in moves if square not in values}\n"
            "        here = min(moves, key=values.get)\n",
        ),
    ),
    ("find_tour", instead(WALK, "    board = ", "    start = start[0] % n, (start[1] + (n == 7)) % n\n    board = ")),
    ("find_tour", instead(WALK, "(n, start, heuristic)", "(n, start)").replace("heuristic(board", "heuristic_1(board")),
    ("find_tour", instead(WALK, "(n, start, heuristic)", "(n, row, column, heuristic, start=(0, 0))")),
    ("find_tour", instead(WALK, "    return board\n", "    for line in board:\n        print(*line)\n    exit()\n")),
    ("find_tour", instead(WALK, "    return board\n", '    return "complete" if step == n * n else board\n')),
    ("find_tour", instead(WALK, "    return board\n", "    assert step == n * n\n    return board\n")),
    (
        "find_tour",
        instead(WALK, "        step += 1\n", "        step = max(map(max, board)) + 1 if step % 10 else step + 2\n"),
    ),
    # whole_program
    ("whole_program", instead(PROGRAM, "int(words[1])", "int(words[0])")),
    (
        "whole_program",
        """
def main():
    board = [[0] * SIDE for _ in range(SIDE)]
    while True:
        words = input("Start: ").split()
        show_board(board)
        print("Complete" if all(map(all, board)) else "Dead end")
        board = find_tour(SIDE, (int(words[0]), int(words[1])), heuristic_1)
""",
    ),
    ("whole_program", instead(PROGRAM, '"Complete" if all(map(all, board)) else "Dead end"', "len(board)")),
    (
        "whole_program",
        instead(
            PROGRAM, "        show_board(board)\n", "        board[0][0] = board[0][1]\n        show_board(board)\n"
        ),
    ),
    (
        "whole_program",
        instead(PROGRAM, "        show_board(board)\n", "        show_board(board)\n        show_board(board)\n"),
    ),
    (
        "whole_program",
        instead(PROGRAM, "        show_board(board)\n", "        [print(step) for row in board for step in row]\n"),
    ),
    (
        "whole_program",
        'def main():\n    row, column = int(input("Row: ")), int(input("Column: "))\n'
        "    show_board(find_tour(SIDE, (row, column), heuristic_1))\n    print('Complete')\n",
    ),
    ("whole_program", "def main():\n    show_board(find_tour(SIDE, (0, 0), heuristic_1)[::-1])\n    print(SIDE)\n"),
)
