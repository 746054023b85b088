"""Squares below the board and to the right of it are kept."""

EXERCISE = "knight_graph"
NEXT = "Compare with the number of rows and of columns, too."


def knight_graph(rows: int, columns: int) -> Graph:
    graph: Graph = {}
    for row in range(rows):
        for column in range(columns):
            graph[(row, column)] = set()
            for down, right in zip(DELTA_X, DELTA_Y, strict=True):
                if 0 <= row + down and 0 <= column + right:
                    graph[(row, column)].add((row + down, column + right))
    return graph
