"""The squares are counted from 1. The task counts them from 0."""

EXERCISE = "knight_graph"
NEXT = "Begin both loops at 0."


def knight_graph(rows: int, columns: int) -> Graph:
    graph: Graph = {}
    for row in range(1, rows + 1):
        for column in range(1, columns + 1):
            graph[(row, column)] = set()
            for down, right in zip(DELTA_X, DELTA_Y, strict=True):
                if 1 <= row + down <= rows and 1 <= column + right <= columns:
                    graph[(row, column)].add((row + down, column + right))
    return graph
