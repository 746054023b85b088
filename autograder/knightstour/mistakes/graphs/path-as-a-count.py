"""The result is the number of nodes. The task asks for the path itself."""

EXERCISE = "find_path"
NEXT = "Return the list."


def find_path(graph: Graph, start: Node) -> list[Node]:
    visited = {start}
    path = [start]
    while (node := next_node(graph, visited, path[-1])) is not None:
        visited.add(node)
        path.append(node)
    return len(path)
