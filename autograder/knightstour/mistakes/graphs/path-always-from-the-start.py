"""Each step is taken from the start, not from the end of the path."""

EXERCISE = "find_path"
NEXT = "Ask for the next node from the last one of the path."


def find_path(graph: Graph, start: Node) -> list[Node]:
    visited = {start}
    path = [start]
    while (node := next_node(graph, visited, start)) is not None:
        visited.add(node)
        path.append(node)
    return path
