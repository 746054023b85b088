"""The tree of a search: one dot for each square that the knight went to, below the one it came from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from knightstour.draw.svg import document, element, paint

Fate = Literal["open", "left", "tour"]  # on the walk now; left again; on a tour that was found

_ACROSS, _DOWN, _DOT = 16.0, 26.0, 4.5


@dataclass
class Node:
    """One move of the search: the place of the move before it (None for the start), and what became of it."""

    parent: int | None
    depth: int
    fate: Fate = "open"


def svg_tree(nodes: Sequence[Node], *, title: str, description: str) -> str:
    """The tree so far.  What was left again is grey, and crossed where it came to a dead end."""
    columns = _columns(nodes)
    width = (max(columns, default=0.0) + 1) * _ACROSS
    height = (max((node.depth for node in nodes), default=0) + 1) * _DOWN
    places = [((x + 0.5) * _ACROSS, (node.depth + 0.5) * _DOWN) for x, node in zip(columns, nodes, strict=True)]
    parents = {node.parent for node in nodes}
    lines, dots = [], []
    for number, (place, node) in enumerate(zip(places, nodes, strict=True)):
        if node.parent is not None:
            lines.append(_line(places[node.parent], place, node.fate))
        dots.append(_dot(place, node.fate, is_leaf=number not in parents))
    body = "".join([*lines, *dots])
    return document(body, width, height, title=title, description=description, most_rem=min(44.0, width / 12))


def _columns(nodes: Sequence[Node]) -> list[float]:
    """How far to the right each dot stands: leaves side by side, others above the middle of what is below them."""
    children: list[list[int]] = [[] for _node in nodes]
    for number, node in enumerate(nodes):
        if node.parent is not None:
            children[node.parent].append(number)
    columns = [0.0] * len(nodes)
    for place, number in enumerate(_leaves_in_order(children)):
        columns[number] = place
    for number in reversed(range(len(nodes))):
        if children[number]:
            below = [columns[child] for child in children[number]]
            columns[number] = (below[0] + below[-1]) / 2
    return columns


def _leaves_in_order(children: Sequence[Sequence[int]]) -> list[int]:
    waiting, leaves = [0] if children else [], []
    while waiting:
        number = waiting.pop()
        if not children[number]:
            leaves.append(number)
        waiting += reversed(children[number])
    return leaves


def _line(origin: tuple[float, float], target: tuple[float, float], fate: Fate) -> str:
    role, width = ("neutral-tint", 1.0) if fate == "left" else ("right", 2.0)
    drawn = f"M{origin[0]:.1f} {origin[1]:.1f}L{target[0]:.1f} {target[1]:.1f}"
    return element("path", d=drawn, **paint(None, role, width))


def _dot(place: tuple[float, float], fate: Fate, *, is_leaf: bool) -> str:
    x, y = place
    if fate == "left" and is_leaf:
        cross = f"M{x - 3:.1f} {y - 3:.1f}l6 6m0 -6l-6 6"
        return element("path", d=cross, **paint(None, "wrong", 1.5))
    role = {"open": "right", "left": "neutral-tint", "tour": "right"}[fate]
    dot = element("circle", cx=x, cy=y, r=_DOT, **paint(role))
    if fate != "tour" or not is_leaf:
        return dot
    return dot + element("circle", cx=x, cy=y, r=_DOT + 2.5, **paint(None, "right", 1.5))
