"""The number of rows is used for the columns, too. That is right only on a square board."""

EXERCISE = "knight_graph"
NEXT = "Use the number of columns where columns are meant."


def knight_graph(rows: int, columns: int) -> Graph:
    graph: Graph = {}
    for row in range(rows):
        for column in range(columns):
            graph[(row, column)] = set()
            for down, right in zip(DELTA_X, DELTA_Y, strict=True):
                if 0 <= row + down < rows and 0 <= column + right < rows:
                    graph[(row, column)].add((row + down, column + right))
    return graph
