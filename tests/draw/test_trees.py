"""The tree of a search."""

from knightstour.draw.trees import Node, svg_tree
from tests.draw.svgs import elements, parsed


def tree(*nodes: Node) -> str:
    return svg_tree(nodes, title="A search", description="Four moves, one dead end.")


def dots(svg: str) -> list[tuple[float, float]]:
    return [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in elements(svg, "circle")]


def test_each_move_stands_one_step_below_the_one_it_came_from() -> None:
    svg = tree(Node(None, 0), Node(0, 1), Node(1, 2), Node(1, 2))
    (start, middle, left, right) = dots(svg)
    assert start[1] < middle[1] < left[1] == right[1]
    assert middle[1] - start[1] == left[1] - middle[1]
    assert start[0] == middle[0] == (left[0] + right[0]) / 2, "above the middle of what is below it"


def test_dead_ends_stand_side_by_side_in_the_order_in_which_they_were_tried() -> None:
    svg = tree(Node(None, 0), Node(0, 1), Node(1, 2), Node(0, 1), Node(3, 2), Node(1, 2))
    places = dots(svg)
    by_column = [places[number] for number in (2, 5, 4)]  # the second try of the first branch is left of the second's
    assert by_column == sorted(by_column)
    assert len({x for x, _y in by_column}) == 3


def test_a_dead_end_is_crossed_and_a_tour_is_ringed_not_only_coloured() -> None:
    svg = tree(Node(None, 0, "tour"), Node(0, 1, "left"), Node(0, 1, "tour"))
    crosses = [path for path in elements(svg, "path") if path.get("stroke-width") == "1.5"]
    assert len(crosses) == 1
    rings = [ring for ring in elements(svg, "circle") if ring.get("fill") == "none"]
    assert [(ring.get("cx"), ring.get("cy")) for ring in rings] == [dot_at(svg, -1)]


def dot_at(svg: str, number: int) -> tuple[str | None, str | None]:
    dot = elements(svg, "circle")[number]
    return dot.get("cx"), dot.get("cy")


def test_the_walk_is_told_from_what_was_left_by_a_thicker_line() -> None:
    svg = tree(Node(None, 0), Node(0, 1, "left"), Node(1, 2, "left"), Node(0, 1))
    lines = [path for path in elements(svg, "path") if path.get("stroke-width") != "1.5"]
    assert sorted(line.get("stroke-width", "") for line in lines) == ["1", "1", "2"]


def test_a_tree_has_a_name_and_words_for_those_who_do_not_see_it_and_fits_its_picture() -> None:
    svg = tree(Node(None, 0), *(Node(0, 1, "left") for _ in range(5)), Node(0, 1))
    drawing = parsed(svg)
    assert (drawing.get("role"), drawing.get("aria-label")) == ("img", "A search")
    assert elements(svg, "desc")[0].text == "Four moves, one dead end."
    _x, _y, width, height = map(float, drawing.get("viewBox", "").split())
    assert all(0 < x < width and 0 < y < height for x, y in dots(svg))


def test_no_move_at_all_is_an_empty_picture() -> None:
    assert dots(tree()) == []
