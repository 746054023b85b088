"""The vocabulary of graphs: nodes and the neighbours of each, and graphs that are worth walking over.

A graph is a dict from each node to the set of its neighbours.  A node is a number, a word or a tuple.
"""

import random
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from functools import partial

from knightstour.board import neighbours_on

Node = Hashable
Graph = dict[Node, set[Node]]

SEEDS = 10  # of the graphs by chance that are known again


def graph_of(edges: Iterable[tuple[Node, Node]], nodes: Iterable[Node] = ()) -> Graph:
    """The graph with these edges; ``nodes`` are those that may have none."""
    graph: Graph = {node: set() for node in nodes}
    for one, other in edges:
        graph.setdefault(one, set()).add(other)
        graph.setdefault(other, set()).add(one)
    return graph


def free_neighbours(graph: Mapping[Node, Collection[Node]], visited: Collection[Node], node: Node) -> list[Node]:
    """The neighbours of ``node`` that are not visited."""
    return [other for other in graph[node] if other not in visited]


def cycle(count: int) -> Graph:
    """A ring of nodes 0 … count - 1."""
    return graph_of((node, (node + 1) % count) for node in range(count))


def grid(rows: int, columns: int) -> Graph:
    """Cells joined to those beside them."""
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    down = [((row, column), (row + 1, column)) for row, column in cells if row + 1 < rows]
    right = [((row, column), (row, column + 1)) for row, column in cells if column + 1 < columns]
    return graph_of([*down, *right], cells)


def knight(rows: int, columns: int) -> Graph:
    """Squares joined by the knight's moves."""
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    return {square: set(neighbours_on(rows, columns, square)) for square in squares}


def petersen() -> Graph:
    """Petersen's graph: a ring, a star, and spokes between them."""
    ring = [(node, (node + 1) % 5) for node in range(5)]
    star = [(5 + node, 5 + (node + 2) % 5) for node in range(5)]
    return graph_of([*ring, *star, *((node, node + 5) for node in range(5))])


def dodecahedron() -> Graph:
    """The corners and edges of the dodecahedron, on which Hamilton's game of 1857 is played."""
    chords = (10, 7, 4, -4, -7, 10, -4, 7, -7, 4) * 2
    ring = [(node, (node + 1) % 20) for node in range(20)]
    return graph_of([*ring, *((node, (node + chord) % 20) for node, chord in enumerate(chords))])


def star(rays: int) -> Graph:
    """A middle, 0, joined to nodes that are joined to nothing else."""
    return graph_of((0, node) for node in range(1, rays + 1))


def chance(count: int, edges: int, seed: int) -> Graph:
    """Nodes joined at random, the same for the same seed."""
    source = random.Random(seed)
    pairs = [(one, other) for one in range(count) for other in range(one)]
    return graph_of(source.sample(pairs, min(edges, len(pairs))), range(count))


def maker_of(graph: Graph) -> str:
    """How a graph is made by one of these functions, as text; "" when none of the usual ones makes it."""
    edges = sum(map(len, graph.values())) // 2
    makers: dict[str, Callable[[], Graph]] = {"petersen()": petersen, "dodecahedron()": dodecahedron}
    for seed in range(SEEDS):
        makers[f"chance({len(graph)}, {edges}, {seed})"] = partial(chance, len(graph), edges, seed)
    last = next(reversed(graph), None)
    if isinstance(last, tuple):
        rows, columns = last[0] + 1, last[1] + 1
        makers = {
            f"grid({rows}, {columns})": partial(grid, rows, columns),
            f"knight({rows}, {columns})": partial(knight, rows, columns),
        }
    return next((text for text, make in makers.items() if make() == graph), "")
