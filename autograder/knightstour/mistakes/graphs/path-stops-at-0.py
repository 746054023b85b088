"""The loop takes a node such as 0 for nothing, and ends there."""

EXERCISE = "find_path"
NEXT = "Ask whether the next node is None."


def find_path(graph: Graph, start: Node) -> list[Node]:
    visited = {start}
    path = [start]
    while (node := next_node(graph, visited, path[-1])):
        visited.add(node)
        path.append(node)
    return path
