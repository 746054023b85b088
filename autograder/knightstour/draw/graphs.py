"""Graphs as SVG: nodes, edges, and a path through them."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from knightstour.draw import steps
from knightstour.draw.stencils import GAP
from knightstour.draw.svg import document, element, label, paint
from knightstour.messages import _, ngettext

Node = Hashable
Places = Mapping[Node, tuple[float, float]]

_SIDE, _EDGE, _DOT = 400.0, 24.0, 11.0
_LARGE_DOT = 15.0
_WIDEST_REM = 24
_MOST_NAMED = 40  # in a larger graph nobody could read a step on each node


def places_on_rings(nodes: Sequence[Node], rings: Sequence[int] = ()) -> dict[Node, tuple[float, float]]:
    """Places between 0 and 1 for nodes on rings inside one another; one ring for all if none is said."""
    counts = list(rings) or [len(nodes)]
    places: dict[Node, tuple[float, float]] = {}
    waiting = list(nodes)
    for number, count in enumerate(counts):
        radius = 0.5 * (1 - number / len(counts))
        for index in range(count):
            angle = 2 * pi * index / count - pi / 2
            places[waiting.pop(0)] = (0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
    return places


def places_on_a_grid(nodes: Sequence[tuple[int, int]]) -> dict[Node, tuple[float, float]]:
    """Places between 0 and 1 for nodes that are squares."""
    most = max(max(row, column) for row, column in nodes) or 1
    return {(row, column): (column / most, row / most) for row, column in nodes}


def svg_graph(graph: Mapping[Node, Collection[Node]], places: Places, path: Sequence[Node] = (), *, title: str) -> str:
    """The graph with a path: its line, its first node ringed, its last one filled, steps on the nodes visited."""
    points = {node: _point(place) for node, place in places.items()}
    step_of = {node: step for step, node in enumerate(path, start=1)}
    edges = {frozenset((node, other)) for node, beside in graph.items() for other in beside}
    lines = sorted(_line([points[node] for node in edge]) for edge in edges)
    parts = [element("path", d="".join(lines), **paint(None, "neutral", 0.8))]
    parts += [_line_of_path([points[node] for node in path])] if len(path) > 1 else []
    parts += [_node(points[node], step_of.get(node), len(path), len(graph)) for node in graph]
    side = _SIDE + 2 * _EDGE
    return document("".join(parts), side, side, title=title, description=_in_words(graph, path), most_rem=24)


def graph_stencils(graph: Mapping[Node, Collection[Node]], places: Places) -> dict[str, Any]:
    """The pieces of a graph for a program that puts them together itself, and where each node stands, in order."""
    points = {node: _point(place) for node, place in places.items()}
    edges = {frozenset((node, other)) for node, beside in graph.items() for other in beside}
    lines = sorted(_line([points[node] for node in edge]) for edge in edges)
    side = _SIDE + 2 * _EDGE
    return {
        "width": side,
        "height": side,
        "cell": side * 3.2 / _WIDEST_REM,
        "points": [[round(part, 1) for part in points[node]] for node in graph],
        "ground": element("path", d="".join(lines), **paint(None, "neutral", 0.8)),
        "line": steps.walk_line(GAP, 2.5),
        "free": _disc("paper", "neutral", 1.2),
        "visited": _disc("square-a", "ink", 1.2) + _number("ink"),
        "start": _disc("square-a", "ink", 3) + _number("ink"),
        "here": _disc("ink", "ink", 1.2) + _number("paper"),
        "stuck": _disc("wrong-tint", "wrong", 3) + _number("ink") + _cross(),
        "open": _disc("paper", "value", 1.6, stroke_dasharray="4 3") + _number("value"),
        "smallest": _disc("value-tint", "value", 3) + _number("ink", font_weight="bold"),
    }


def _disc(fill: str, edge: str, width: float, **attributes: object) -> str:
    return element("circle", cx=0, cy=0, r=_LARGE_DOT, **paint(fill, edge, width), **attributes)


def _number(role: str, **attributes: object) -> str:
    return label(0, 0, GAP, 15, role, **attributes)


def _cross() -> str:
    """A cross beside a node: that it is the end does not hang on its colour."""
    return element("path", d="M14 -20l8 8m0 -8l-8 8", **paint(None, "wrong", 3))


def _point(place: tuple[float, float]) -> tuple[float, float]:
    return _EDGE + place[0] * _SIDE, _EDGE + place[1] * _SIDE


def _line(points: Sequence[tuple[float, float]]) -> str:
    (x, y), (to_x, to_y) = sorted(points)
    return f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"


def _line_of_path(points: Sequence[tuple[float, float]]) -> str:
    legs = [f"L{x:.1f} {y:.1f}" for _before, (x, y) in pairwise(points)]
    return steps.walk_line(f"M{points[0][0]:.1f} {points[0][1]:.1f}" + "".join(legs), 2)


def _node(point: tuple[float, float], step: int | None, last: int, nodes: int) -> str:
    x, y = point
    size = _DOT if nodes <= _MOST_NAMED else _DOT / 2
    fill = "paper" if step is None else "ink" if step == last else "square-a"
    width = 2.5 if step == 1 else 1.2
    disc = element("circle", cx=x, cy=y, r=size, **paint(fill, "neutral" if step is None else "ink", width))
    if step is None or nodes > _MOST_NAMED:
        return disc
    return disc + label(x, y, str(step), 11, "paper" if step == last else "ink")


def _in_words(graph: Mapping[Node, Collection[Node]], path: Sequence[Node]) -> str:
    edges = sum(len(beside) for beside in graph.values()) // 2
    size = ngettext("A graph of {count} node, {edges} edges.", "A graph of {count} nodes, {edges} edges.", len(graph))
    told = size.format(count=len(graph), edges=edges)
    if not path:
        return told
    return told + " " + _("The path visits {count} nodes.").format(count=len(path))
