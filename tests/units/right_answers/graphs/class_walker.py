"""A class does the walking."""

from collections import deque


class Walker:
    def __init__(self, graph, visited=()):
        self.graph = graph
        self.visited = set(visited)

    def free(self, node):
        return [other for other in self.graph[node] if other not in self.visited]

    def degree(self, node):
        return len(self.free(node))

    def step(self, node):
        free = self.free(node)
        if not free:
            return None
        degrees = [self.degree(other) for other in free]
        return free[degrees.index(min(degrees))]

    def walk(self, start):
        path = deque()
        node = start
        while node is not None:
            path.append(node)
            self.visited.add(node)
            node = self.step(node)
        return list(path)


def knight_graph(rows, columns):
    graph = {}
    for r in range(rows):
        for c in range(columns):
            graph[r, c] = set()
    for r, c in graph:
        for dr, dc in ((1, 2), (2, 1), (2, -1), (1, -2)):
            if (r + dr, c + dc) in graph:
                graph[r, c].add((r + dr, c + dc))
                graph[r + dr, c + dc].add((r, c))
    return graph


def remaining_degree(graph, visited, node):
    return Walker(graph, visited).degree(node)


def next_node(graph, visited, node):
    return Walker(graph, visited).step(node)


def find_path(graph, start):
    return tuple(Walker(graph).walk(start))
