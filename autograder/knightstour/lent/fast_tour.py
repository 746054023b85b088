"""What the unit on speed lends.  More arguments than it needs do no harm."""

NEIGHBOUR_TABLE = """
MOVES = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))

def neighbour_table(n, *_, **__):
    def row_of(square):
        squares = [(square // n + down, square % n + right) for down, right in MOVES]
        return [i * n + j for i, j in squares if 0 <= i < n and 0 <= j < n]
    return [row_of(square) for square in range(n * n)]
"""

STEP_ON = """
def step_on(square, table, visited, counts, *_, **__):
    visited[square] = True
    for other in table[square]:
        counts[other] -= 1
"""

KEPT_WALK = """
def kept_walk(size, start, neighbours, *_, **__):
    counts = [len(neighbours(square)) for square in range(size)]
    visited = [False] * size
    walk = [start]
    while True:
        square = walk[-1]
        visited[square] = True
        best, fewest = -1, size
        for other in neighbours(square):
            counts[other] -= 1
            if not visited[other] and counts[other] < fewest:
                best, fewest = other, counts[other]
        if best < 0:
            return walk
        walk.append(best)
"""

# Lists that count how often they are read; without a list, it tells the count since it was last asked.
READINGS = """
read = [0]

class Watched(list):
    def __iter__(self):
        for item in list.__iter__(self):
            read[0] += 1
            yield item

    def __getitem__(self, place):
        found = list.__getitem__(self, place)
        read[0] += len(found) if isinstance(place, slice) else 1
        return found

    def copy(self):
        return self[:]

def knightstour_readings(items=None):
    if items is not None:
        return Watched(items)
    counted, read[0] = read[0], 0
    return counted
"""

READINGS_NAME = "knightstour_readings"

SOURCES = {
    "neighbour_table": NEIGHBOUR_TABLE,
    "step_on": STEP_ON,
    "kept_walk": KEPT_WALK,
    READINGS_NAME: READINGS,
}

# What is read is counted, so a student's own cannot take its place.
COUNTED = (READINGS_NAME,)
