"""A square without any move is left out of the graph. It is a node, too, with an empty set."""

EXERCISE = "knight_graph"
NEXT = "Give each square its set before you look for moves."


def knight_graph(rows: int, columns: int) -> Graph:
    graph: Graph = {}
    for row in range(rows):
        for column in range(columns):
            for down, right in zip(DELTA_X, DELTA_Y, strict=True):
                if 0 <= row + down < rows and 0 <= column + right < columns:
                    graph.setdefault((row, column), set()).add((row + down, column + right))
    return graph
