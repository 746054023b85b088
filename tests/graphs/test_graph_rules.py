"""The rules of graphs, the famous graphs themselves, and the words for each rule."""

import random
import re
from typing import Any

import pytest

from knightstour.draw.graphs import places_on_rings, svg_graph
from knightstour.feedback.graphs import KINDS, words_of_degree, words_of_graph_flaw
from knightstour.graph import Graph, chance, cycle, dodecahedron, graph_of, grid, knight, maker_of, petersen, star
from knightstour.graph_rules import first_graph_flaw, first_path_flaw, first_step_flaw
from knightstour.notebook.graphs import walk_by_chance
from knightstour.rules import Flaw
from tests import readability

LINE: Graph = graph_of(((2, 1), (1, 0), (0, 3)))
FORK: Graph = graph_of((("a", "b"), ("b", "c"), ("c", "d"), ("b", "d"), ("d", "e")))


def kind(flaw: Flaw | None) -> str | None:
    return None if flaw is None else flaw.kind


def test_the_famous_graphs_are_what_they_should_be() -> None:
    assert {len(beside) for beside in petersen().values()} == {3}
    assert {len(beside) for beside in dodecahedron().values()} == {3}
    assert (len(petersen()), len(dodecahedron())) == (10, 20)
    assert (shortest_ring(petersen()), shortest_ring(dodecahedron())) == (5, 5)
    assert sum(map(len, knight(8, 8).values())) == 336
    assert sum(map(len, grid(5, 5).values())) == 80
    for graph in (petersen(), dodecahedron(), cycle(7), star(4), grid(3, 2), chance(9, 12, 1)):
        assert all(node in graph[other] for node in graph for other in graph[node])


def shortest_ring(graph: Graph) -> int:
    """The length of the shortest ring: for each edge the shortest way round it, plus one."""
    return min(way_round(graph, node, other) for node in graph for other in graph[node]) + 1


def way_round(graph: Graph, node: Any, other: Any) -> int:
    seen, edge, length = {node}, {node}, 0
    while other not in edge:
        length += 1
        edge = {to for one in edge for to in graph[one] if {one, to} != {node, other}} - seen
        seen |= edge
    return length


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (knight(2, 3), None),
        ({node: list(beside) for node, beside in knight(2, 3).items()}, None),
        ([], "not-a-graph"),
        ({**knight(2, 3), (9, 9): set()}, "node-too-many"),
        ({(0, 0): {(1, 2)}}, "node-missing"),
        ({**knight(2, 3), (0, 0): 1}, "not-a-set-of-nodes"),
        ({**knight(2, 3), (0, 0): set()}, "edge-missing"),
        ({**knight(2, 3), (0, 0): {(1, 2), (1, 1)}}, "edge-too-many"),
        ({**knight(2, 3), (0, 0): [{}]}, "edge-missing"),
        ({**knight(2, 3), (0, 0): [[1, 2], {(1, 1)}, {"a": []}]}, "edge-too-many"),
    ],
)
def test_a_graph_is_compared_node_by_node(value: Any, told: str | None) -> None:
    assert kind(first_graph_flaw(value, knight(2, 3))) == told


@pytest.mark.parametrize(
    ("node", "told"),
    [("c", None), ("d", "not-the-smallest"), ("a", "visited-before"), ("e", "no-neighbour"), ("z", "no-node")],
)
def test_a_step_goes_to_any_of_the_smallest(node: str, told: str | None) -> None:
    assert kind(first_step_flaw(FORK, {"a", "b"}, "b", node)) == told
    assert kind(first_step_flaw(FORK, {"a", "b"}, "b", None)) == "step-missed"
    assert first_step_flaw(FORK, set("abcd"), "c", None) is None
    assert kind(first_step_flaw(FORK, {"a", "b"}, "b", [[]])) == "no-node"


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ([2, 1, 0, 3], None),
        ([2, 1, 0], "path-stops-early"),
        ([2], "path-stops-early"),
        ([], "path-begins-elsewhere"),
        ([1, 0, 3], "path-begins-elsewhere"),
        ([2, 0], "no-neighbour"),
        ([2, 1, 2], "visited-before"),
        ([2, "x"], "no-node"),
    ],
)
def test_a_path_is_judged_step_by_step(path: list[Any], told: str | None) -> None:
    assert kind(first_path_flaw(LINE, 2, path)) == told


def test_on_the_grid_only_the_colour_of_the_start_decides() -> None:
    dice = random.Random(3)
    graph = grid(5, 5)
    for row, column in [(row, column) for row in range(5) for column in range(5)]:
        whole = {walk_by_chance(graph, (row, column), dice) == 25 for _ in range(5)}
        assert whole == {(row + column) % 2 == 0}


FLAWS = {
    "not-a-graph": Flaw("not-a-graph", found=[]),
    "node-too-many": Flaw("node-too-many", found=(8, 8)),
    "node-missing": Flaw("node-missing", expected=(1, 2)),
    "not-a-set-of-nodes": Flaw("not-a-set-of-nodes", found=((1, 2), 3)),
    "not-the-smallest": Flaw("not-the-smallest", 4, found=("a", 3), expected=("b", 1)),
    "asked-too-often": Flaw("asked-too-often", 20, found=400, expected=60),
}


@pytest.mark.parametrize("name", KINDS)
def test_the_words_of_a_rule_are_plain(name: str) -> None:
    words = words_of_graph_flaw(FLAWS.get(name, Flaw(name, 3, found=(1, 2), expected=(3, 3))))
    for text in (words.rule, words.next):
        assert readability.longest_sentence(text) <= 20
        assert not readability.jargon(text)
    assert readability.grade(f"{words.rule}\n{words.next}") <= 9
    assert re.search(r"\d", words.rule) or name == "not-a-graph"


@pytest.mark.parametrize("count", [0, 1, 5])
def test_the_words_of_a_degree_are_plain(count: int) -> None:
    words = words_of_degree("a", count)
    assert readability.longest_sentence(words.rule) <= 20
    assert readability.grade(f"{words.rule}\n{words.next}") <= 9


def test_a_graph_is_drawn_with_its_path() -> None:
    graph = petersen()
    drawing = svg_graph(graph, places_on_rings(list(graph), (5, 5)), [0, 1, 2], title="Petersen")
    assert drawing.count("<circle") == 10
    assert "10 nodes, 15 edges. The path visits 3 nodes." in drawing
    assert all(f">{step}<" in drawing for step in (1, 2, 3))


def test_a_graph_of_the_course_is_known_by_how_it_is_made() -> None:
    for text, graph in (
        ("petersen()", petersen()),
        ("dodecahedron()", dodecahedron()),
        ("grid(1, 4)", grid(1, 4)),
        ("knight(5, 5)", knight(5, 5)),
        ("chance(30, 45, 1)", chance(30, 45, 1)),
    ):
        assert maker_of(graph) == text
    assert maker_of({1: {2}, 2: {1}, 3: set()}) == ""
