"""The checks on graphs.  The sentence under each name is the goal that a student reads."""

from knightstour.graph import Graph, Node, chance, cycle, dodecahedron, graph_of, grid, knight, petersen, star
from knightstour.judges.graphs import Stand, judge_degrees, judge_knight_graphs, judge_paths, judge_steps
from knightstour.plugin import exercise
from knightstour.submission import Student

WORDS: Graph = graph_of((("a", "b"), ("b", "c"), ("c", "d"), ("b", "d"), ("d", "e")))
# Node 5 has more neighbours than node 2, but fewer that are not visited.
HALF_VISITED: Graph = graph_of(((9, 5), (9, 2), (2, 3), (2, 4), (5, 6), (5, 7), (5, 8), (6, 1)))
# From node 5, node 0 is better than node 1, and it comes first.
ZERO_FIRST: Graph = graph_of(((5, 0), (5, 1), (0, 1), (1, 2)))
PATHS = ("remaining_degree", "next_node")


def _stands(graph: Graph, *visited: Node) -> list[Stand]:
    """Every node of a graph with these nodes visited."""
    return [Stand(graph, frozenset(visited), node) for node in graph]


@exercise("knight_graph", points=1)
def test_square_boards(student: Student) -> None:
    """Each square is a node, and its neighbours are the squares a knight's move away."""
    judge_knight_graphs(student, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (8, 8)])


@exercise("knight_graph", points=1)
def test_boards_that_are_not_square(student: Student) -> None:
    """Boards may have more rows than columns, or fewer."""
    judge_knight_graphs(student, [(1, 4), (2, 3), (3, 2), (3, 4), (6, 3), (4, 9)])


@exercise("remaining_degree", points=1)
def test_nothing_visited(student: Student) -> None:
    """When nothing is visited, the value is the number of neighbours."""
    judge_degrees(student, [*_stands(graph_of((), ["a"])), *_stands(WORDS), *_stands(star(4)), *_stands(grid(2, 3))])


@exercise("remaining_degree", points=1)
def test_visited_nodes_do_not_count(student: Student) -> None:
    """Neighbours that are visited do not count, and nothing is changed."""
    judge_degrees(
        student,
        [
            *_stands(WORDS, "a", "b"),
            *_stands(star(4), 1, 2),
            *_stands(cycle(5), 0, 1, 2, 3, 4),
            *_stands(petersen(), 0, 1, 2, 7),
            *_stands(knight(3, 3), (0, 0), (1, 2), (2, 0)),
        ],
    )


@exercise("next_node", points=1, lend=("remaining_degree",))
def test_smallest_neighbour(student: Student) -> None:
    """The step goes to an unvisited neighbour with the smallest remaining degree."""
    judge_steps(
        student,
        [
            Stand(WORDS, frozenset(), "a"),
            Stand(WORDS, frozenset({"b"}), "b"),
            Stand(WORDS, frozenset({"c"}), "c"),
            Stand(ZERO_FIRST, frozenset({5}), 5),
            Stand(WORDS, frozenset({"d"}), "d"),
            Stand(HALF_VISITED, frozenset({9, 6, 7, 8}), 9),
            Stand(grid(2, 3), frozenset({(0, 1)}), (0, 1)),
            Stand(grid(3, 3), frozenset({(1, 0), (0, 0)}), (1, 0)),
            Stand(cycle(6), frozenset({0, 1}), 1),
            Stand(star(3), frozenset({1, 0}), 0),
            Stand(petersen(), frozenset({0, 1, 2, 7, 9}), 2),
            *(Stand(chance(9, 16, seed), frozenset({0, 3}), 3) for seed in range(6)),
            *(Stand(knight(5, 5), frozenset({(0, 0), (1, 2)}), node) for node in ((1, 2), (3, 3), (2, 1))),
        ],
    )


@exercise("next_node", points=1, lend=("remaining_degree",))
def test_no_way_on(student: Student) -> None:
    """When no neighbour is unvisited, the result is None. A node may be 0 or an empty word."""
    judge_steps(
        student,
        [
            Stand(graph_of((), ["a"]), frozenset({"a"}), "a"),
            Stand(star(3), frozenset({0, 2}), 2),
            Stand(cycle(3), frozenset({0, 1, 2}), 1),
            Stand(cycle(3), frozenset({1, 2}), 2),
            Stand(graph_of([("", "x")]), frozenset({"x"}), "x"),
        ],
    )


@exercise("find_path", points=2, lend=PATHS)
def test_small_graphs(student: Student) -> None:
    """On small graphs each step keeps to the rule, and the path ends only when it is stuck."""
    small = [graph_of((), [7]), cycle(3), star(1), star(3), WORDS, grid(1, 4), grid(2, 3), cycle(6)]
    judge_paths(student, [(graph, node) for graph in small for node in graph])


@exercise("find_path", points=2, lend=PATHS)
def test_famous_graphs_and_large_ones(student: Student) -> None:
    """Famous graphs, the knight's graph and random graphs are no trouble. Work grows with the nodes."""
    judge_paths(
        student,
        [
            *((petersen(), node) for node in (0, 3, 6)),
            *((dodecahedron(), node) for node in (0, 7)),
            *((grid(5, 5), node) for node in ((0, 0), (0, 1), (2, 2))),
            *((knight(5, 5), node) for node in ((0, 0), (2, 2), (0, 1))),
            (knight(8, 8), (0, 0)),
            (knight(8, 8), (3, 7)),
            *((chance(30, edges, 1), 0) for edges in (20, 45, 90)),
            (knight(20, 20), (10, 10)),
            (grid(1, 1500), (0, 0)),
        ],
    )
