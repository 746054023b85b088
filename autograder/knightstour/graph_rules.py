"""The rules of graphs and of paths through them as a judge: the first rule broken, as data.

``found`` and ``expected`` of a flaw hold nodes or numbers, since a node is no square.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any

from knightstour.graph import Node, free_neighbours
from knightstour.rules import Flaw

ReadGraph = Mapping[Node, Collection[Node]]


def as_node(value: Any) -> Node:
    """A node that may have come as a list."""
    return tuple(as_node(part) for part in value) if isinstance(value, list) else value


def is_node(value: object, graph: ReadGraph) -> bool:
    """Whether ``value`` is a node of ``graph``."""
    try:
        return as_node(value) in graph
    except TypeError:
        return False


def remaining(graph: ReadGraph, visited: Collection[Node], node: Node) -> int:
    """How many neighbours of ``node`` are not visited."""
    return len(free_neighbours(graph, visited, node))


def first_graph_flaw(value: object, wanted: ReadGraph) -> Flaw | None:
    """The first way in which ``value`` differs from the graph ``wanted``; lists may stand for sets."""
    if not isinstance(value, dict):
        return Flaw("not-a-graph", found=value)
    nodes = {as_node(node): beside for node, beside in value.items()}
    for node in nodes:
        if node not in wanted:
            return Flaw("node-too-many", found=node)
    for node in wanted:
        if node not in nodes:
            return Flaw("node-missing", expected=node)
    return next((flaw for node in wanted if (flaw := _first_edge_flaw(node, nodes[node], wanted[node]))), None)


def _first_edge_flaw(node: Node, beside: object, wanted: Collection[Node]) -> Flaw | None:
    """The first way in which the neighbours of a node differ from those ``wanted``."""
    if not isinstance(beside, set | frozenset | list | tuple):
        return Flaw("not-a-set-of-nodes", found=(node, beside))
    neighbours, right = [as_node(other) for other in beside], list(wanted)  # no sets: not all that comes can be hashed
    for other in right:
        if other not in neighbours:
            return Flaw("edge-missing", found=node, expected=other)
    extra = [other for other in neighbours if other not in right]
    return Flaw("edge-too-many", found=node, expected=extra[0]) if extra else None


def first_step_flaw(graph: ReadGraph, visited: Collection[Node], node: Node, value: object) -> Flaw | None:
    """What is wrong with ``value`` as the node to go to from ``node``: None when there is none, else any smallest."""
    free = free_neighbours(graph, visited, node)
    if value is None:
        return Flaw("step-missed", found=node, expected=free[0]) if free else None
    if not is_node(value, graph):
        return Flaw("no-node", found=value)
    to = as_node(value)
    if to not in graph[node]:
        return Flaw("no-neighbour", found=to, expected=node)
    if to in visited:
        return Flaw("visited-before", found=to)
    best = min(free, key=lambda other: remaining(graph, visited, other))
    if remaining(graph, visited, to) > remaining(graph, visited, best):
        values = remaining(graph, visited, to), remaining(graph, visited, best)
        return Flaw("not-the-smallest", found=(to, values[0]), expected=(best, values[1]))
    return None


def first_path_flaw(graph: ReadGraph, start: Node, path: Sequence[object]) -> Flaw | None:
    """The first thing wrong with ``path`` as a walk from ``start`` by Warnsdorff's rule, until it is stuck."""
    for value in path:
        if not is_node(value, graph):
            return Flaw("no-node", found=value)
    nodes = [as_node(value) for value in path]
    if not nodes or nodes[0] != start:
        return Flaw("path-begins-elsewhere", 1, found=nodes[:1], expected=start)
    visited = {start}
    for step, (node, to) in enumerate(pairwise(nodes), start=2):
        flaw = first_step_flaw(graph, visited, node, to)
        if flaw is not None:
            return Flaw(flaw.kind, step, found=flaw.found, expected=flaw.expected)
        visited.add(to)
    free = free_neighbours(graph, visited, nodes[-1])
    return Flaw("path-stops-early", len(nodes), found=nodes[-1], expected=free[0]) if free else None
