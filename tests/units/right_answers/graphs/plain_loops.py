"""Everything by hand."""


def knight_graph(rows, columns):
    moves = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    graph = {}
    for i in range(rows):
        for j in range(columns):
            beside = set()
            for move in moves:
                a = i + move[0]
                b = j + move[1]
                if a >= 0 and a < rows and b >= 0 and b < columns:
                    beside.add((a, b))
            graph[(i, j)] = beside
    return graph


def remaining_degree(graph, visited, node):
    count = 0
    for other in graph[node]:
        if other not in visited:
            count += 1
    return count


def next_node(graph, visited, node):
    best = None
    smallest = None
    for other in graph[node]:
        if other not in visited:
            value = remaining_degree(graph, visited, other)
            if smallest is None or value < smallest:
                best = other
                smallest = value
    return best


def find_path(graph, start):
    path = [start]
    visited = set()
    visited.add(start)
    while True:
        node = next_node(graph, visited, path[-1])
        if node is None:
            return path
        visited.add(node)
        path.append(node)
