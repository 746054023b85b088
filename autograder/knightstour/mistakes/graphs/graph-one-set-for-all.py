"""All nodes share one and the same set. What is put in for one shows up for all."""

EXERCISE = "knight_graph"
NEXT = "Make a new set for each square."


def knight_graph(rows: int, columns: int) -> Graph:
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    graph: Graph = dict.fromkeys(squares, set())
    for row, column in squares:
        for down, right in zip(DELTA_X, DELTA_Y, strict=True):
            if (row + down, column + right) in graph:
                graph[(row, column)].add((row + down, column + right))
    return graph
