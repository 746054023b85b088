"""Measured growth beside a straight line."""

import pytest

from knightstour.draw.curves import svg_growth
from tests.draw.svgs import elements, parsed, texts


def growth(*points: tuple[int, float]) -> str:
    return svg_growth(points, title="Growth", description="Three boards were measured.")


def dots(svg: str) -> list[tuple[float, float]]:
    return [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in elements(svg, "circle")]


def straight(svg: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """Both ends of the dashed line."""
    (line,) = [path for path in elements(svg, "path") if path.get("stroke-dasharray")]
    start, end = (part.split() for part in line.get("d", "")[1:].split("L"))
    return (float(start[0]), float(start[1])), (float(end[0]), float(end[1]))


def test_times_that_grow_with_the_squares_lie_on_the_dashed_line() -> None:
    svg = growth((100, 0.1), (400, 0.4), (1000, 1.0))
    (x, y), (end_x, end_y) = straight(svg)
    for dot_x, dot_y in dots(svg):
        assert dot_y == pytest.approx(y + (end_y - y) * (dot_x - x) / (end_x - x), abs=0.1)
    assert dots(svg)[-1] == pytest.approx((end_x, end_y), abs=0.1)


def test_times_that_grow_faster_hang_below_the_dashed_line() -> None:
    svg = growth((100, 0.01), (500, 0.25), (1000, 1.0))
    (x, y), (end_x, end_y) = straight(svg)
    for dot_x, dot_y in dots(svg)[:-1]:
        assert dot_y > y + (end_y - y) * (dot_x - x) / (end_x - x) + 5


def test_the_largest_board_and_the_longest_time_are_written_down() -> None:
    assert texts(growth((10_000, 0.02), (1_000_000, 2.5), (40_000, 0.1))) == ["1,000,000 squares", "2.50 seconds"]


def test_a_picture_of_growth_has_a_name_and_words_for_those_who_do_not_see_it() -> None:
    svg = growth((100, 0.1))
    assert parsed(svg).get("aria-label") == elements(svg, "title")[0].text == "Growth"
    assert elements(svg, "desc")[0].text == "Three boards were measured."


@pytest.mark.parametrize("points", [(), ((0, 0.0),), ((100, 0.0), (400, 0.0))])
def test_nothing_measured_yet_is_no_trouble(points: tuple[tuple[int, float], ...]) -> None:
    assert len(dots(growth(*points))) == len(points)
