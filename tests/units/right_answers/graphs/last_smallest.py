"""Takes the last of the smallest, and keeps its own record of what is visited."""


def knight_graph(rows, columns):
    graph = {(r, c): [] for c in range(columns) for r in range(rows)}
    for r, c in graph:
        for d in (1, 2):
            for down in (d, -d):
                for right in (3 - d, d - 3):
                    if (r + down, c + right) in graph:
                        graph[r, c].append((r + down, c + right))
    return graph


def remaining_degree(graph, visited, node):
    return len([n for n in graph[node] if not (n in visited)])


def next_node(graph, visited, node):
    best, least = None, float("inf")
    for other in graph[node]:
        if other in visited:
            continue
        if remaining_degree(graph, visited, other) <= least:
            best, least = other, remaining_degree(graph, visited, other)
    return best


def find_path(graph, start):
    order = {start: 1}
    node = start
    while True:
        node = next_node(graph, set(order), node)
        if node is None:
            break
        order[node] = len(order) + 1
    return sorted(order, key=order.get)
