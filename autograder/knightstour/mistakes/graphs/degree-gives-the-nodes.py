"""The result is the set of unvisited neighbours. The task asks how many they are."""

EXERCISE = "remaining_degree"
NEXT = "Return the number, not the nodes."


def remaining_degree(graph: Graph, visited: set[Node], node: Node) -> int:
    return {other for other in graph[node] if other not in visited}
