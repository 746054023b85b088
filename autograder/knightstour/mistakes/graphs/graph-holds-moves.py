"""The sets hold the moves, such as (1, 2), and not the squares they lead to."""

EXERCISE = "knight_graph"
NEXT = "Put the square into the set to which the move leads."


def knight_graph(rows: int, columns: int) -> Graph:
    graph: Graph = {}
    for row in range(rows):
        for column in range(columns):
            graph[(row, column)] = set()
            for down, right in zip(DELTA_X, DELTA_Y, strict=True):
                if 0 <= row + down < rows and 0 <= column + right < columns:
                    graph[(row, column)].add((down, right))
    return graph
