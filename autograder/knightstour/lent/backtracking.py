"""What the unit on backtracking lends."""

FREE_SQUARES = """
MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))

def free_squares(board, position, *_, **__):
    rows, columns = len(board), len(board[0])
    squares = [(position[0] + down, position[1] + right) for down, right in MOVES]
    inside = [(row, column) for row, column in squares if 0 <= row < rows and 0 <= column < columns]
    return [(row, column) for row, column in inside if board[row][column] == 0]
"""

TAKE_BACK = """
def take_back(board, walk, *_, **__):
    row, column = walk.pop()
    board[row][column] = 0
"""

SOURCES = {"free_squares": FREE_SQUARES, "take_back": TAKE_BACK}
