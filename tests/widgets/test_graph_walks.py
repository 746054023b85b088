"""Walks over a graph in notebooks: the state alone, and its picture in a real browser."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from knightstour.draw.graphs import places_on_a_grid, places_on_rings
from knightstour.graph import Graph, chance, dodecahedron, grid, petersen
from knightstour.widgets import GraphByHand
from knightstour.widgets.game import IllegalMove
from knightstour.widgets.graph_walk import GraphWalk, graph_walk_of

RING = ((1, 4), (0, 2), (1, 3), (2, 4), (0, 3))
SQUARE_WITH_A_TAIL = ((1, 3), (0, 2), (1, 3), (0, 2, 4), (3,))


def neighbours_in(graph: Graph) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(graph[node])) for node in sorted(graph))  # type: ignore[type-var, arg-type]


# The state


def test_before_the_start_one_may_go_anywhere_and_the_rule_says_nothing() -> None:
    walk = GraphWalk(RING)
    assert walk.free == [0, 1, 2, 3, 4]
    assert walk.smallest == []
    assert not walk.is_dead_end
    assert not walk.is_whole


def test_the_rule_goes_where_the_remaining_degree_is_smallest() -> None:
    walk = GraphWalk(SQUARE_WITH_A_TAIL).go(3)
    assert {node: walk.degree(node) for node in walk.free} == {0: 1, 2: 1, 4: 0}
    assert walk.smallest == [4]
    assert walk.go(4).is_dead_end
    assert walk.go(0).go(1).go(2).by_the_rule is False


@pytest.mark.parametrize("walk", [[7], [0, 2], [0, 1, 0]])
def test_a_step_that_is_none_is_refused(walk: list[int]) -> None:
    with pytest.raises(IllegalMove):
        graph_walk_of(RING, walk)


@given(st.lists(st.integers(0, 3), max_size=25), st.integers(0, 19))
def test_any_walk_by_the_rule_goes_along_lines_and_ends_whole_or_dead(choices: list[int], start: int) -> None:
    walk = GraphWalk(neighbours_in(dodecahedron())).go(start)
    for choice in choices:
        if not walk.free:
            break
        walk = walk.go(walk.smallest[choice % len(walk.smallest)])
    assert walk.by_the_rule
    assert all(after in walk.neighbours[before] for before, after in pairwise(walk.walk))
    assert walk.is_whole + walk.is_dead_end == (not walk.free)


def all_walks(state: GraphWalk, *, by_the_rule: bool) -> Iterator[GraphWalk]:
    """Every walk to its end."""
    if not state.free:
        yield state
    for node in state.smallest if by_the_rule else state.free:
        yield from all_walks(state.go(node), by_the_rule=by_the_rule)


def test_on_the_lesson_s_random_graph_the_rule_fails_from_node_0_though_four_paths_are_whole() -> None:
    start = GraphWalk(neighbours_in(chance(16, 25, 36))).go(0)
    assert {len(walk.walk) for walk in all_walks(start, by_the_rule=True)} == {12, 15}
    assert sum(walk.is_whole for walk in all_walks(start, by_the_rule=False)) == 4


def test_a_walk_off_the_lines_is_refused_wherever_it_comes_from() -> None:
    widget = petersen_by_hand()
    widget.walk = [0, 1]
    with pytest.raises(traitlets.TraitError):
        widget.walk = [0, 7]
    assert widget.state.walk == (0, 1)


# The picture


def petersen_by_hand(**options: Any) -> GraphByHand:
    return GraphByHand(petersen(), places_on_rings(range(10), (5, 5)), **options)


def grid_by_rule() -> GraphByHand:
    graph = grid(2, 3)
    return GraphByHand(graph, places_on_a_grid([(row, column) for row in range(2) for column in range(3)]))


def status(page: Any) -> str:
    text: str = page.locator("[role=status]").inner_text()
    return text


def numbers(page: Any) -> list[str]:
    """What is written on the nodes."""
    return sorted(text for text in page.locator(".ktw-board svg text").all_text_contents() if text)


def walk_of(page: Any) -> Any:
    return page.evaluate("window.model.state.walk")


def test_a_graph_is_walked_by_pointer_and_by_the_rule_and_taken_back(show: Any) -> None:
    page = show(grid_by_rule())
    assert status(page) == "Choose the node to start from."
    page.locator("[data-node='1']").click()
    assert status(page) == "Step 1 of 6. The smallest remaining degree is 1. 2 nodes have it."
    assert page.get_by_role("button", name="node (1, 1), can be gone to, remaining degree 2", exact=True).count() == 1
    page.locator("[data-node='5']").click()
    assert status(page) == "No line leads to this node."
    page.get_by_role("button", name="A step by the rule").click()
    assert walk_of(page) == [1, 0]
    page.get_by_role("button", name="A step by the rule").click()
    page.locator("[data-node='4']").click()
    page.get_by_role("button", name="A step by the rule").click()
    page.get_by_role("button", name="A step by the rule").click()
    assert status(page) == "A whole path: all 6 nodes are visited."
    page.get_by_role("button", name="Undo").click()
    assert walk_of(page) == [1, 0, 3, 4, 5]
    page.get_by_role("button", name="Start again").click()
    assert walk_of(page) == []


def test_a_graph_is_walked_by_the_keyboard_alone_to_a_dead_end(show: Any) -> None:
    page = show(grid_by_rule())
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    for key in ("Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "ArrowLeft", " ", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    assert walk_of(page) == [1, 2, 5, 4, 3]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert status(page) == "A whole path: all 6 nodes are visited."
    page.get_by_role("button", name="Start again").press("Enter")
    for node in (1, 4, 3, 0):
        page.locator(f"[data-node='{node}']").press("Enter")
    assert status(page) == "A dead end: 4 of 6 nodes are visited, and no line leads on."
    assert page.locator("svg path.kt-s-wrong").count() == 1, "a cross, besides the colour"


def test_by_hand_the_degrees_are_hidden_and_the_rule_is_not_offered(show: Any) -> None:
    page = show(petersen_by_hand(degrees=False, rule=False))
    page.locator("[data-node='0']").click()
    assert status(page) == "Step 1 of 10. 3 nodes can be gone to."
    assert page.get_by_role("button", name="A step by the rule").count() == 0
    assert numbers(page) == ["1"]
    page.get_by_role("button", name="Remaining degrees").click()
    assert numbers(page) == ["1", "2", "2", "2"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_graph_has_no_barrier_and_fits_a_narrow_screen(show: Any, axe: str, theme: str) -> None:
    widget = petersen_by_hand()
    widget.walk = [0, 1, 2]
    page = show(widget, theme, width=360)
    page.evaluate(axe)
    found = page.evaluate("axe.run('#root')")
    assert [(item["id"], [node["html"] for node in item["nodes"]]) for item in found["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = page.evaluate("[...document.querySelectorAll('.ktw-spot')].map((at) => at.getBoundingClientRect().width)")
    assert min(sizes) >= 24
