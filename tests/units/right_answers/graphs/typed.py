"""Types, and a generator inside."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

Graph = dict[Hashable, set[Hashable]]
JUMPS = tuple((down, right) for down in (-2, -1, 1, 2) for right in (-2, -1, 1, 2) if abs(down) + abs(right) == 3)


def knight_graph(rows: int, columns: int) -> Graph:
    graph: Graph = {(row, column): set() for row in range(rows) for column in range(columns)}
    for row, column in list(graph):
        for down, right in JUMPS:
            target = (row + down, column + right)
            if target in graph:
                graph[target].add((row, column))
    return graph


def remaining_degree(graph: Graph, visited: set[Hashable], node: Hashable) -> int:
    return sum(1 for neighbour in graph[node] if neighbour not in visited)


def next_node(graph: Graph, visited: set[Hashable], node: Hashable) -> Hashable | None:
    free = [neighbour for neighbour in graph[node] if neighbour not in visited]
    match free:
        case []:
            return None
        case [only]:
            return only
        case _:
            return min(free, key=lambda neighbour: remaining_degree(graph, visited, neighbour))


def _steps(graph: Graph, start: Hashable) -> Iterator[Hashable]:
    visited: set[Hashable] = set()
    node: Hashable | None = start
    while node is not None:
        yield node
        visited.add(node)
        node = next_node(graph, visited, node)


def find_path(graph: Graph, start: Hashable) -> list[Hashable]:
    return list(_steps(graph, start))
