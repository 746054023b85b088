"""What is asked of a submission on graphs: calls whose right answer is the same in all hands.

At no step of these paths are two neighbours equally good, so ties cannot part two right answers.
"""

from knightstour.graph import Graph, Node, cycle, graph_of, grid, knight, petersen, star
from knightstour.judges.graphs import Stand, path_call
from knightstour.runner.answers import Call

LENT: dict[str, tuple[str, ...]] = {
    "knight_graph": (),
    "remaining_degree": (),
    "next_node": ("remaining_degree",),
    "find_path": ("remaining_degree", "next_node"),
}

WORDS: Graph = graph_of((("a", "b"), ("b", "c"), ("c", "d"), ("b", "d"), ("d", "e")))
LINE: Graph = graph_of(((2, 1), (1, 0), (0, 3)))

_STANDS: tuple[tuple[Graph, tuple[Node, ...], Node], ...] = (
    (graph_of((), ["a"]), (), "a"),
    (WORDS, (), "d"),
    (WORDS, ("a", "b"), "b"),
    (WORDS, ("a", "b"), "d"),
    (star(4), (1, 2), 0),
    (star(4), (0, 2), 3),
    (cycle(5), (0, 1, 2, 3, 4), 2),
    (petersen(), (0, 1, 7), 6),
    (knight(3, 3), ((0, 0), (1, 2)), (2, 0)),
)
_STEPS: tuple[tuple[Graph, tuple[Node, ...], Node], ...] = (
    (graph_of((), ["a"]), ("a",), "a"),
    (LINE, (2,), 2),
    (LINE, (2, 1), 1),
    (LINE, (0, 3), 3),
    (WORDS, ("c",), "c"),
    (WORDS, ("d",), "d"),
    (WORDS, ("a", "b"), "b"),
    (grid(2, 3), ((0, 0), (0, 1)), (0, 1)),
    (graph_of(((9, 5), (9, 2), (2, 3), (2, 4), (5, 6), (5, 7), (5, 8), (6, 1))), (9, 6, 7, 8), 9),
    (graph_of(((5, 0), (5, 1), (0, 1), (1, 2))), (5,), 5),
    (graph_of(((0, 9), (0, 10), (9, 1), (9, 2), (10, 3))), (0,), 0),
)
_PATHS: tuple[tuple[Graph, Node], ...] = (
    (graph_of((), [7]), 7),
    (grid(1, 2), (0, 0)),
    (LINE, 2),
    (LINE, 3),
    (WORDS, "a"),
    (WORDS, "e"),
    (graph_of(((1, 2), (2, 3), (3, 4), (9, 8))), 1),
)


def _calls(function: str, stands: tuple[tuple[Graph, tuple[Node, ...], Node], ...]) -> tuple[Call, ...]:
    return tuple(Stand(graph, frozenset(visited), node).call(function) for graph, visited, node in stands)


BATTERIES: dict[str, tuple[Call, ...]] = {
    "knight_graph": tuple(Call("knight_graph", size) for size in ((1, 1), (1, 4), (3, 3), (3, 4), (4, 3), (5, 5))),
    "remaining_degree": _calls("remaining_degree", _STANDS),
    "next_node": _calls("next_node", _STEPS),
    "find_path": tuple(path_call(graph, start) for graph, start in _PATHS),
}
