"""Graphs in lessons: drawn, walked by the learner's own rule, and compared."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from knightstour.draw.graphs import Places, places_on_a_grid, places_on_rings, svg_graph
from knightstour.draw.svg import element
from knightstour.feedback.graphs import words_of_graph_flaw
from knightstour.feedback.literals import folded, shown
from knightstour.graph import Graph, Node, chance, dodecahedron, free_neighbours, grid, knight, petersen
from knightstour.graph_rules import as_node, first_graph_flaw, first_path_flaw, first_step_flaw, remaining
from knightstour.messages import _
from knightstour.notebook.cards import Card, card, paragraph
from knightstour.notebook.experiments import table
from knightstour.notebook.values import wrong_type
from knightstour.notebook.work import OwnFunction, WentWrong, calm
from knightstour.results import Explanation
from knightstour.rules import Flaw
from knightstour.widgets import GraphByHand

ROUNDS = 20


@calm
def show_graph(graph: Graph, path: Sequence[Node] = (), *, rings: Sequence[int] = (), sentence: str = "") -> Card:
    """A graph, and a path through it; nodes that are no squares stand on rings inside one another."""
    return _card_of(graph, path, _places_of(graph, rings), sentence)


def _places_of(graph: Graph, rings: Sequence[int]) -> Places:
    squares = [node for node in graph if isinstance(node, tuple) and len(node) == 2]
    if len(squares) == len(graph):
        return places_on_a_grid(squares)
    numbers = [node for node in graph if isinstance(node, int)]
    return places_on_rings(sorted(numbers) if len(numbers) == len(graph) else list(graph), rings)


def _card_of(graph: Graph, path: Sequence[Node], places: Places, sentence: str) -> Card:
    drawing = element("div", svg_graph(graph, places, path, title=_("A graph")), class_="kt-figure")
    told = sentence or _("The graph has {count} nodes.").format(count=len(graph))
    return card(drawing, paragraph(told), text="\n".join(folded(told)), name=_("A graph"))


@calm
def walk_graph(graph: Graph, name: str, *, rings: Sequence[int] = (), degrees: bool = True, rule: bool = True) -> Any:
    """A graph to walk over by hand or by the rule, with its remaining degrees; the walk is kept under ``name``."""
    return GraphByHand(graph, _places_of(graph, rings), degrees=degrees, rule=rule, name=name)


@calm
def show_own_path(find_path: OwnFunction, graph: Graph, start: Node, *, rings: Sequence[int] = ()) -> Card:
    """The path that the learner's own function finds from a node."""
    path = find_path(graph, start)
    if not isinstance(path, list | tuple):
        raise wrong_type(find_path.name, (graph, start), path, _("the list of the nodes of the path"))
    flaw = first_path_flaw(graph, start, path)
    if flaw is not None:
        raise _not_ready(find_path.name, path, flaw)
    sentence = _("Your {name} visits {count} of {total} nodes.").format(
        name=find_path.name, count=len(path), total=len(graph)
    )
    return _card_of(graph, [as_node(node) for node in path], _places_of(graph, rings), sentence)


@calm
def show_own_graph(knight_graph: OwnFunction, rows: int, columns: int) -> Card:
    """The graph that the learner's own function makes of a board."""
    graph = knight_graph(rows, columns)
    flaw = first_graph_flaw(graph, knight(rows, columns))
    if flaw is not None:
        raise _not_ready(knight_graph.name, graph, flaw)
    edges = sum(map(len, graph.values())) // 2
    sentence = _("Your {name} has {nodes} nodes and {edges} edges.").format(
        name=knight_graph.name, nodes=len(graph), edges=edges
    )
    return _card_of(knight(rows, columns), (), _places_of(knight(rows, columns), ()), sentence)


@calm
def show_own_choice(
    remaining_degree: OwnFunction, next_node: OwnFunction, graph: Graph, visited: set[Node], node: Node
) -> Card:
    """The values of the unvisited neighbours by the learner's own function, and the one that is chosen."""
    free = free_neighbours(graph, visited, node)
    values = remaining_degree.map([(graph, visited, other) for other in free])
    chosen = next_node(graph, visited, node)
    flaw = first_step_flaw(graph, visited, node, chosen)
    if flaw is not None:
        raise _not_ready(next_node.name, chosen, flaw)
    rows = [[shown(other), shown(value, 20)] for other, value in zip(free, values, strict=True)]
    sentence = _("Your {name} goes to {node}.").format(name=next_node.name, node=shown(chosen, 40))
    return table(_("From node {node}").format(node=node), [_("neighbour"), _("remaining degree")], rows, sentence)


def _not_ready(name: str, value: Any, flaw: Flaw) -> WentWrong:
    words = words_of_graph_flaw(flaw)
    told = Explanation(None, shown(value, 160), words.rule, words.next, flaw.kind)
    return WentWrong(name, _("Your {name} breaks a rule.").format(name=name), told)


@calm
def compare_graphs(rounds: int = ROUNDS) -> Card:
    """For several graphs, which share of walks by Warnsdorff's rule visits every node, with ties broken at random."""
    graphs: dict[str, Callable[[], Graph]] = {
        _("Petersen's graph"): petersen,
        _("dodecahedron"): dodecahedron,
        _("grid of 5 × 5"): lambda: grid(5, 5),
        _("grid of 6 × 6"): lambda: grid(6, 6),
        _("knight on 5 × 5"): lambda: knight(5, 5),
        _("knight on 8 × 8"): lambda: knight(8, 8),
        _("random, 30 nodes, 90 edges"): lambda: chance(30, 90, 1),
        _("random, 100 nodes, 400 edges"): lambda: chance(100, 400, 1),
    }
    rows = [[name, *_measured(make(), rounds)] for name, make in graphs.items()]
    head = [_("graph"), _("nodes"), _("edges"), _("whole paths")]
    return table(
        _("Where the rule works"), head, rows, _("Ties are broken at random, {n} walks a start.").format(n=rounds)
    )


def _measured(graph: Graph, rounds: int) -> list[str]:
    dice = random.Random(1)
    whole = sum(walk_by_chance(graph, start, dice) == len(graph) for start in graph for _round in range(rounds))
    edges = sum(map(len, graph.values())) // 2
    return [str(len(graph)), str(edges), f"{100 * whole / (rounds * len(graph)):.0f} %"]


def walk_by_chance(graph: Graph, start: Node, dice: random.Random) -> int:
    """How many nodes a walk by Warnsdorff's rule visits, with ties broken by ``dice``."""
    visited = {start}
    node = start
    while free := free_neighbours(graph, visited, node):
        values = {other: remaining(graph, visited, other) for other in sorted(free, key=repr)}
        node = dice.choice([other for other, value in values.items() if value == min(values.values())])
        visited.add(node)
    return len(visited)
