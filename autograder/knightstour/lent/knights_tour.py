"""What the lab lends."""

_KNIGHT = """
MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
NEIGHBOURS = {}

def neighbours(board, position):
    row, column = position
    place = len(board), len(board[0]), row, column
    if place not in NEIGHBOURS:
        squares = [(row + down, column + right) for down, right in MOVES]
        NEIGHBOURS[place] = [(i, j) for i, j in squares if 0 <= i < place[0] and 0 <= j < place[1]]
    return NEIGHBOURS[place]
"""

# More arguments than it needs do no harm: a student's own may have extra parameters.
GENERATE_MOVES = (
    _KNIGHT
    + """
def generate_moves(board, position, *_, **__):
    return [(row, column) for row, column in neighbours(board, position) if board[row][column] == 0]
"""
)

HEURISTIC_1 = (
    _KNIGHT
    + """
def heuristic_1(board, position):
    return len([0 for row, column in neighbours(board, position) if board[row][column] == 0])
"""
)

HEURISTIC_2 = """
def heuristic_2(board, position):
    row, column = position
    last = len(board) - 1
    return min(row, last - row) + min(column, last - column)
"""

SOURCES = {"generate_moves": GENERATE_MOVES, "heuristic_1": HEURISTIC_1, "heuristic_2": HEURISTIC_2}
