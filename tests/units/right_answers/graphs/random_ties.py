"""Ties are broken by chance."""

import random
from itertools import product


def knight_graph(rows, columns):
    squares = set(product(range(rows), range(columns)))
    jumps = [(a, b) for a, b in product((-2, -1, 1, 2), repeat=2) if abs(a * b) == 2]
    return {(r, c): {(r + a, c + b) for a, b in jumps} & squares for r, c in squares}


def remaining_degree(graph, visited, node):
    return len([other for other in graph[node] if other not in visited])


def next_node(graph, visited, node):
    values = {}
    for other in graph[node]:
        if other not in visited:
            values.setdefault(remaining_degree(graph, visited, other), []).append(other)
    return random.choice(values[min(values)]) if values else None


def find_path(graph, start):
    path = [start]
    visited = set(path)
    for _ in graph:
        node = next_node(graph, visited, path[-1])
        if node is None:
            break
        visited.add(node)
        path.append(node)
    return path
