"""All neighbours count, visited or not."""

EXERCISE = "remaining_degree"
NEXT = "Leave out the neighbours that are in visited."


def remaining_degree(graph: Graph, visited: set[Node], node: Node) -> int:
    return len(graph[node])
