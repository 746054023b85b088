"""The node is put into visited. The function must only look."""

EXERCISE = "remaining_degree"
NEXT = "Take out the line that changes visited."


def remaining_degree(graph: Graph, visited: set[Node], node: Node) -> int:
    visited.add(node)
    return sum(other not in visited for other in graph[node])
