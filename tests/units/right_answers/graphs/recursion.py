"""The path calls itself, and a set is handed on."""

import sys

sys.setrecursionlimit(50_000)


def knight_graph(rows, columns):
    def beside(square):
        for down, right in ((1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)):
            row, column = square[0] + down, square[1] + right
            if row in range(rows) and column in range(columns):
                yield row, column

    graph = {}
    for number in range(rows * columns):
        graph[divmod(number, columns)] = set(beside(divmod(number, columns)))
    return graph


def remaining_degree(graph, visited, node):
    return sum(map(lambda n: n not in visited, graph[node]))


def next_node(graph, visited, node):
    free = list(filter(lambda n: n not in visited, graph[node]))
    free.sort(key=lambda n: remaining_degree(graph, visited, n))
    return next(iter(free), None)


def find_path(graph, start):
    visited = {start}
    path = []

    def go(node):
        path.append(node)
        following = next_node(graph, visited, node)
        if following is not None:
            visited.add(following)
            go(following)

    go(start)
    return path
