"""Functions that the grader lends to a submission while another function is judged, as source text.

They travel to the worker as text, since the worker holds nothing of the course.  Each stands alone.
"""

# More arguments than it needs do no harm: a student's own may have extra parameters.
GENERATE_MOVES = '''
def generate_moves(board, position, *_, **__):
    row, column = position
    moves = []
    for down, right in ((-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)):
        i, j = row + down, column + right
        if 0 <= i < len(board) and 0 <= j < len(board[i]) and board[i][j] == 0:
            moves.append((i, j))
    return moves
'''

HEURISTIC_1 = '''
def heuristic_1(board, position):
    row, column = position
    count = 0
    for down, right in ((-2, 1), (-1, 2), (1, 2), (2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)):
        i, j = row + down, column + right
        if 0 <= i < len(board) and 0 <= j < len(board[i]) and board[i][j] == 0:
            count += 1
    return count
'''

HEURISTIC_2 = '''
def heuristic_2(board, position):
    row, column = position
    last = len(board) - 1
    return min(row, last - row) + min(column, last - column)
'''

SOURCES = {"generate_moves": GENERATE_MOVES, "heuristic_1": HEURISTIC_1, "heuristic_2": HEURISTIC_2}
