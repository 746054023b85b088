"""When there is no unvisited neighbour, there is nothing to choose from, and the code stops."""

EXERCISE = "next_node"
NEXT = "See what your code does when the list is empty."


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    free = [other for other in graph[node] if other not in visited]
    return min(free, key=lambda other: remaining_degree(graph, visited, other))
