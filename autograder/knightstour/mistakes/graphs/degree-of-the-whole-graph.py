"""All unvisited nodes of the graph are counted, not only the neighbours."""

EXERCISE = "remaining_degree"
NEXT = "Go through the set of the node that is given."


def remaining_degree(graph: Graph, visited: set[Node], node: Node) -> int:
    return sum(other not in visited for other in graph)
