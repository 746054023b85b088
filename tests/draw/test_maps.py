"""Maps of values and of starts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.board import accessibility, edge_distance, empty_board
from knightstour.draw import svg_heat, svg_success_map
from knightstour.draw.maps import forbidden_starts
from tests.draw.svgs import elements, parsed, texts

EMPTY = empty_board(8)
ACCESS = [[accessibility(EMPTY, (row, column)) for column in range(8)] for row in range(8)]
EDGE = [[edge_distance(EMPTY, (row, column)) for column in range(8)] for row in range(8)]
EDGE_NUMBERS = [*map(str, range(8))] * 2

values = st.lists(st.lists(st.none() | st.integers(-9, 99) | st.floats(-9, 99), max_size=6), max_size=6)


def heat_of(svg: str) -> list[str]:
    """The steps of heat that occur."""
    return sorted(
        {item.get("class", "").split()[0][5:] for item in elements(svg, "path") if "heat" in item.get("class", "")}
    )


@given(values)
def test_every_heat_map_is_well_formed(table: list[list[float | None]]) -> None:
    assert parsed(svg_heat(table, title="t")).get("role") == "img"


@pytest.mark.parametrize("table", [ACCESS, EDGE], ids=["heuristic 1", "heuristic 2"])
def test_every_value_is_printed(table: list[list[int]]) -> None:
    printed = sorted(texts(svg_heat(table, title="t")))
    assert printed == sorted([str(value) for row in table for value in row] + EDGE_NUMBERS)


def test_the_smallest_value_is_coldest_and_the_largest_hottest() -> None:
    assert heat_of(svg_heat([[0, 8]], title="t")) == ["heat-0", "heat-8"]


def test_a_fixed_scale_makes_maps_comparable() -> None:
    assert heat_of(svg_heat([[4]], title="t", low=0, high=8)) == ["heat-4"]
    assert heat_of(svg_heat([[-3, 99]], title="t", low=0, high=8)) == ["heat-0", "heat-8"]


def test_values_all_alike_have_a_middle_heat() -> None:
    assert heat_of(svg_heat([[5, 5]], title="t")) == ["heat-4"]


def test_visited_squares_carry_their_step_and_no_heat() -> None:
    svg = svg_heat([[3, 4], [5, 6]], steps={(0, 0): 17}, knight=(0, 0), title="t")
    assert "17" in texts(svg)
    assert "3" not in texts(svg)
    assert len(elements(svg, "g")) == 1


def test_a_heat_map_says_its_range() -> None:
    assert elements(svg_heat(ACCESS, title="t"), "desc")[0].text == "The smallest value is 2, the largest 8."
    assert elements(svg_heat([[None]], title="t"), "desc")[0].text == "No square has a value."
    assert elements(svg_heat([[1]], title="t", description="d"), "desc")[0].text == "d"


def test_fractions_are_printed_short() -> None:
    assert "2.67" in texts(svg_heat([[8 / 3]], title="t"))


def test_large_maps_have_no_numbers_on_their_squares() -> None:
    assert len(texts(svg_heat(empty_board(30), title="t"))) == 12
    assert len(texts(svg_success_map([[3] * 30 for _ in range(30)], title="t"))) == 12


def test_starts_that_visit_every_square_are_filled_and_ticked_and_the_rest_numbered() -> None:
    reached: list[list[int | None]] = [[64] * 8 for _ in range(8)]
    reached[1][1], reached[0][0] = 58, None
    svg = svg_success_map(reached, title="t")
    assert len(elements(svg, "path", "kt-f-right")) == 62
    assert len(elements(svg, "path", "kt-s-on-mark")) == 62
    assert sorted(texts(svg)) == sorted(["58", *EDGE_NUMBERS])
    assert len(elements(svg, "circle")) == 1, "a start not tried yet is a dot"
    assert elements(svg, "desc")[0].text == "62 of 63 starts visit every square."


def test_starts_that_cannot_work_are_hatched_not_red() -> None:
    svg = svg_success_map([[24] * 5 for _ in range(5)], title="t")
    assert len(elements(svg, "path", "kt-s-walk")) == 12
    assert "kt-f-wrong" not in svg
    assert "From 12 squares there is no tour." in (elements(svg, "desc")[0].text or "")


def test_the_starts_that_cannot_work_can_be_given() -> None:
    svg = svg_success_map([[1, 1], [1, 1]], impossible={(0, 0)}, title="t", description="d")
    assert len(elements(svg, "path", "kt-s-walk")) == 1


def test_only_boards_with_an_odd_number_of_squares_forbid_starts_by_colour() -> None:
    assert forbidden_starts(empty_board(4)) == set()
    assert forbidden_starts(empty_board(3)) == {(0, 1), (1, 0), (1, 2), (2, 1)}
