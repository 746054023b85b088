"""The list goes from the end of the path to its start."""

EXERCISE = "find_path"
NEXT = "Add each new node at the end of the list."


def find_path(graph: Graph, start: Node) -> list[Node]:
    visited = {start}
    path = [start]
    while (node := next_node(graph, visited, path[-1])) is not None:
        visited.add(node)
        path.append(node)
    return path[::-1]
