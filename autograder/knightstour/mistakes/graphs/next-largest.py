"""The neighbour with the largest value is taken."""

EXERCISE = "next_node"
NEXT = "The rule asks for the smallest value."


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    free = [other for other in graph[node] if other not in visited]
    return max(free, key=lambda other: remaining_degree(graph, visited, other), default=None)
