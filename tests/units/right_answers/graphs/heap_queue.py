"""The candidates lie in a heap, and exceptions end the path."""

import heapq


def knight_graph(rows, columns):
    graph = {}
    for row in range(rows):
        for column in range(columns):
            around = [(row + s * d, column + t * (3 - d)) for d in (1, 2) for s in (1, -1) for t in (1, -1)]
            graph[(row, column)] = {(i, j) for i, j in around if -1 < i < rows and -1 < j < columns}
    return graph


def remaining_degree(graph, visited, node):
    unvisited = set(graph[node])
    unvisited -= set(visited)
    return len(unvisited)


def next_node(graph, visited, node):
    heap = []
    for place, other in enumerate(graph[node]):
        if other not in visited:
            heapq.heappush(heap, (remaining_degree(graph, visited, other), place, other))
    try:
        return heapq.heappop(heap)[-1]
    except IndexError:
        return None


class Stuck(Exception):
    pass


def find_path(graph, start):
    visited = {start: True}
    path = [start]
    try:
        while True:
            node = next_node(graph, visited, path[-1])
            if node is None:
                raise Stuck
            visited[node] = True
            path.append(node)
    except Stuck:
        return path
