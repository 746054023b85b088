"""Whether there is a best node yet is asked as if a node were true. The node 0 is not, so it is lost."""

EXERCISE = "next_node"
NEXT = "Compare the best node so far with None."


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    best: Node | None = None
    for other in graph[node]:
        if other in visited:
            continue
        if not best or remaining_degree(graph, visited, other) < remaining_degree(graph, visited, best):
            best = other
    return best
