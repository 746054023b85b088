"""What the unit on ties lends."""

ACCESSIBLE = """
MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))

def accessible(board, position, *_, **__):
    n = len(board)
    squares = [(position[0] + down, position[1] + right) for down, right in MOVES]
    return [(row, column) for row, column in squares if 0 <= row < n and 0 <= column < n and board[row][column] == 0]
"""

ACCESSIBILITY = (
    ACCESSIBLE
    + """
def accessibility(board, position, *_, **__):
    return len(accessible(board, position))
"""
)

EDGE_DISTANCE = """
def edge_distance(board, position, *_, **__):
    last = len(board) - 1
    return sum(min(part, last - part) for part in position)
"""

SMALLEST_CANDIDATES = (
    ACCESSIBLE
    + """
def smallest_candidates(board, position, heuristic, *_, **__):
    values = {square: heuristic(board, square) for square in accessible(board, position)}
    smallest = min(values.values(), default=0)
    return [square for square, value in values.items() if value == smallest]
"""
)

CHOOSE_BY_CHANCE = """
def choose_by_chance(squares, source, *_, **__):
    return source.choice(list(squares))
"""

WALK_WITH_TIES = (
    SMALLEST_CANDIDATES
    + ACCESSIBILITY
    + """
def walk_with_ties(n, start, choose, *_, **__):
    board = [[0] * n for _ in range(n)]
    row, column = start
    step = board[row][column] = 1
    while tied := smallest_candidates(board, (row, column), accessibility):
        row, column = choose(board, tied)
        step += 1
        board[row][column] = step
    return board
"""
)

SOURCES = {
    "accessible": ACCESSIBLE,
    "accessibility": ACCESSIBILITY,
    "edge_distance": EDGE_DISTANCE,
    "smallest_candidates": SMALLEST_CANDIDATES,
    "choose_by_chance": CHOOSE_BY_CHANCE,
    "walk_with_ties": WALK_WITH_TIES,
}
