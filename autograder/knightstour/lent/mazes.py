"""What the unit on mazes lends.  More arguments than it needs do no harm, and lists may stand for the sets of doors."""

_BESIDE = """
def cells_beside(maze, cell):
    row, column = cell
    around = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [(i, j) for i, j in around if 0 <= i < len(maze) and 0 <= j < len(maze[0])]
"""

OPEN_WALL = """
def open_wall(maze, cell, neighbour, *_, **__):
    for one, other in ((cell, neighbour), (neighbour, cell)):
        doors = maze[one[0]][one[1]]
        if hasattr(doors, "add"):
            doors.add(tuple(other))
        elif tuple(other) not in doors:
            doors.append(tuple(other))
"""

RANDOM_WALK = (
    _BESIDE
    + OPEN_WALL
    + """
def random_walk(maze, visited, cell, source, longest, *_, **__):
    cell = tuple(cell)
    walk = [cell]
    visited.add(cell)
    while len(walk) < longest:
        free = [beside for beside in cells_beside(maze, cell) if beside not in visited]
        if not free:
            break
        beside = source.choice(free)
        open_wall(maze, cell, beside)
        cell = beside
        visited.add(cell)
        walk.append(cell)
    return walk
"""
)

HUNT = (
    _BESIDE
    + """
def hunt(maze, visited, order, first, *_, **__):
    for place in range(first, len(order)):
        cell = order[place]
        if cell not in visited and any(beside in visited for beside in cells_beside(maze, cell)):
            return place
    return None
"""
)

ROW_BY_ROW = """
def row_by_row(rows, columns):
    return [(row, column) for row in range(rows) for column in range(columns)]
"""

COLUMN_BY_COLUMN = """
def column_by_column(rows, columns):
    return [(row, column) for column in range(columns) for row in range(rows)]
"""

# An order that counts how often a place of it is looked at; called without one, it tells the count of the latest.
# Its cells count, too, since a copy of the order would go unseen: each look at one touches it up to four times.
WATCHED = """
touches = [0]

class WatchedCell(tuple):
    def __hash__(self):
        touches[0] += 1
        return tuple.__hash__(self)

    def __getitem__(self, place):
        touches[0] += 1
        return tuple.__getitem__(self, place)

    def __iter__(self):
        touches[0] += 1
        return tuple.__iter__(self)

class Watched(list):
    looks = 0

    def __getitem__(self, place):
        found = list.__getitem__(self, place)
        self.looks += len(found) if isinstance(place, slice) else 1
        return found

    def __iter__(self):
        for cell in list.__iter__(self):
            self.looks += 1
            yield cell

    def __reversed__(self):
        return iter(self[::-1])

    def __contains__(self, cell):
        return any(cell == other for other in self)

    def index(self, cell, *span):
        place = list.index(self, cell, *span)
        self.looks += place - (span[0] if span else 0) + 1
        return place

    def copy(self):
        return self[:]

latest = []

def watched(order=None):
    if order is None:
        return max(latest[-1].looks, touches[0] // 4)
    latest.append(Watched(map(WatchedCell, order)))
    touches[0] = 0
    return latest[-1]
"""

WATCHED_NAME = "watched"

SOURCES = {
    "open_wall": OPEN_WALL,
    "random_walk": RANDOM_WALK,
    "hunt": HUNT,
    "row_by_row": ROW_BY_ROW,
    "column_by_column": COLUMN_BY_COLUMN,
    WATCHED_NAME: WATCHED,
}

# Its looks are counted, so a student's own cannot take its place.
COUNTED = (WATCHED_NAME,)
