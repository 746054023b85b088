"""The smallest node is taken, not the one with the smallest value."""

EXERCISE = "next_node"
NEXT = "Compare the values of the nodes, not the nodes."


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    free = [other for other in graph[node] if other not in visited]
    return min(free, key=repr, default=None)
