"""The visited neighbours are counted, and not the others."""

EXERCISE = "remaining_degree"
NEXT = "Count those that are not in visited."


def remaining_degree(graph: Graph, visited: set[Node], node: Node) -> int:
    return sum(other in visited for other in graph[node])
