"""The node counts itself, when it is not visited."""

EXERCISE = "remaining_degree"
NEXT = "Count the neighbours only."


def remaining_degree(graph: Graph, visited: set[Node], node: Node) -> int:
    return sum(other not in visited for other in [node, *graph[node]])
