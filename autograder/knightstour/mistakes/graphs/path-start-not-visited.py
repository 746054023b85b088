"""The start is not put into visited. So the path can come to it again."""

EXERCISE = "find_path"
NEXT = "Mark the start before the loop begins."


def find_path(graph: Graph, start: Node) -> list[Node]:
    visited = set()
    path = [start]
    while (node := next_node(graph, visited, path[-1])) is not None:
        visited.add(node)
        path.append(node)
    return path
