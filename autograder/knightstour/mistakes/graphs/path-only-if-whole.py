"""When the path does not visit every node, an empty list is returned. The task asks how far it came."""

EXERCISE = "find_path"
NEXT = "Return the path that was found, whole or not."


def find_path(graph: Graph, start: Node) -> list[Node]:
    visited = {start}
    path = [start]
    while (node := next_node(graph, visited, path[-1])) is not None:
        visited.add(node)
        path.append(node)
    return path if len(path) == len(graph) else []
