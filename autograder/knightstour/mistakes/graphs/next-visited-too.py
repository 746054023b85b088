"""Visited neighbours can be chosen, too."""

EXERCISE = "next_node"
NEXT = "Look only at the neighbours that are not visited."


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    return min(graph[node], key=lambda other: remaining_degree(graph, visited, other), default=None)
