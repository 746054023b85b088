"""The sets hold squares that are not on the board."""

EXERCISE = "knight_graph"
NEXT = "Keep a square only if its row and its column are on the board."


def knight_graph(rows: int, columns: int) -> Graph:
    graph: Graph = {}
    for row in range(rows):
        for column in range(columns):
            graph[(row, column)] = set()
            for down, right in zip(DELTA_X, DELTA_Y, strict=True):
                if True:
                    graph[(row, column)].add((row + down, column + right))
    return graph
