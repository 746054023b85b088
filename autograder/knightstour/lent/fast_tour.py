"""What the unit on speed lends: neighbours of the squares of a board, and of a ring in which all is near."""

KNIGHT_NEIGHBOURS = """
MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))

def knight_neighbours(n):
    def neighbours(square):
        row, column = divmod(square, n)
        squares = [(row + down, column + right) for down, right in MOVES]
        return [i * n + j for i, j in squares if 0 <= i < n and 0 <= j < n]
    return neighbours
"""

RING_NEIGHBOURS = """
def ring_neighbours(size, reach):
    def neighbours(square):
        return sorted({(square + step) % size for step in range(-reach, reach + 1)} - {square})
    return neighbours
"""

SOURCES = {"knight_neighbours": KNIGHT_NEIGHBOURS, "ring_neighbours": RING_NEIGHBOURS}
