"""The result is a list of all the smallest. The task asks for one of them."""

EXERCISE = "next_node"
NEXT = "Take any one node of the list."


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    free = [other for other in graph[node] if other not in visited]
    if not free:
        return None
    least = min(remaining_degree(graph, visited, other) for other in free)
    return [other for other in free if remaining_degree(graph, visited, other) == least]
