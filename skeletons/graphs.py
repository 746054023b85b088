"""Warnsdorff's rule on any graph.

A graph is a dict.  For each node it holds the set of its neighbours: ``{"a": {"b"}, "b": {"a", "c"}, "c": {"b"}}``.
A node may be a number, a word or a tuple.  A path that visits every node once is a Hamiltonian path.

Run this file to see a path through the knight's graph:  python graphs.py
"""

from collections.abc import Hashable

Node = Hashable
Graph = dict[Node, set[Node]]

# The move table.  From (row, column) the knight's move k leads to (row + DELTA_X[k], column + DELTA_Y[k]).
DELTA_X = [-2, -1, 1, 2, -2, -1, 1, 2]
DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]


def knight_graph(rows: int, columns: int) -> Graph:
    """Return the graph of the knight's moves on an empty board of ``rows`` × ``columns`` squares.

    Each square ``(row, column)`` is a node.  Its neighbours are the squares that a knight on it can jump to.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("knight_graph is not written yet")


def remaining_degree(graph: Graph, visited: set[Node], node: Node) -> int:
    """Return how many neighbours of ``node`` are not in ``visited``.  Nothing is changed."""
    # TODO: replace the next line with your own code.
    raise NotImplementedError("remaining_degree is not written yet")


def next_node(graph: Graph, visited: set[Node], node: Node) -> Node | None:
    """Return the node to go to from ``node``: an unvisited neighbour with the smallest remaining degree.

    If several are smallest, take any of them.  If there is no unvisited neighbour, return None.  Nothing is changed.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("next_node is not written yet")


def find_path(graph: Graph, start: Node) -> list[Node]:
    """Return the nodes of a path from ``start``, in order, ``start`` first.

    1. Visit ``start``.
    2. Go to an unvisited neighbour with the smallest remaining degree, and visit it.
    3. Do so again and again, until there is no unvisited neighbour.

    The path may end before every node is visited.  Nothing is changed.
    """
    # TODO: replace the next line with your own code.
    raise NotImplementedError("find_path is not written yet")


def main() -> None:
    """Show a path through the knight's graph."""
    try:
        graph = knight_graph(8, 8)
        path = find_path(graph, (0, 0))
    except NotImplementedError as unfinished:
        print(f"{unfinished}.")
        return
    print(*path)
    print(f"The path visits {len(path)} of {len(graph)} nodes.")


if __name__ == "__main__":
    main()
