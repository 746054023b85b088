"""As short as it goes."""


def knight_graph(rows, columns):
    squares = [(r, c) for r in range(rows) for c in range(columns)]
    return {s: {t for t in squares if {abs(s[0] - t[0]), abs(s[1] - t[1])} == {1, 2}} for s in squares}


def remaining_degree(graph, visited, node):
    return len(graph[node] - visited)


def next_node(graph, visited, node):
    return min(graph[node] - visited, key=lambda n: remaining_degree(graph, visited, n), default=None)


def find_path(graph, start):
    path = [start]
    while (node := next_node(graph, set(path), path[-1])) is not None:
        path += [node]
    return path
