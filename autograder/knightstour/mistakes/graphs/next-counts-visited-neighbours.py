"""The values count all neighbours, visited or not. They never change on the way."""

EXERCISE = "next_node"
NEXT = "Ask for the remaining degree, which changes on the way."


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    free = [other for other in graph[node] if other not in visited]
    return min(free, key=lambda other: len(graph[other]), default=None)
