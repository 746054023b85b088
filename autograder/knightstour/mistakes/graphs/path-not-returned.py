"""The path is found, but not handed back."""

EXERCISE = "find_path"
NEXT = "Use return to hand the path back."


def find_path(graph: Graph, start: Node) -> list[Node]:
    visited = {start}
    path = [start]
    while (node := next_node(graph, visited, path[-1])) is not None:
        visited.add(node)
        path.append(node)
