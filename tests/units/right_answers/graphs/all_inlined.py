"""No function calls another."""


def knight_graph(rows, columns):
    return {
        (r, c): frozenset(
            (r + a, c + b)
            for a in (-2, -1, 1, 2)
            for b in (-2, -1, 1, 2)
            if abs(a) != abs(b) and 0 <= r + a < rows and 0 <= c + b < columns
        )
        for r in range(rows)
        for c in range(columns)
    }


def remaining_degree(graph, visited, node):
    return len(set(graph[node]).difference(visited))


def next_node(graph, visited, node):
    found = sorted(
        ((sum(1 for m in graph[n] if m not in visited), place, n) for place, n in enumerate(graph[node]) if n not in visited)
    )
    return found[0][2] if found else None


def find_path(graph, start):
    degrees = {node: len(beside) for node, beside in graph.items()}
    path, seen = [start], {start}
    while True:
        for node in graph[path[-1]]:
            degrees[node] -= 1
        free = [node for node in graph[path[-1]] if node not in seen]
        if not free:
            return path
        node = free[0]
        for other in free[1:]:
            if degrees[other] < degrees[node]:
                node = other
        path.append(node)
        seen.add(node)
