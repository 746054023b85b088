"""Charts of a class."""

from hypothesis import given
from hypothesis import strategies as st

from knightstour.draw import svg_histogram, svg_measure, svg_shares
from knightstour.draw.charts import PARTS
from tests.draw.svgs import elements, parsed, texts

counts = st.dictionaries(st.sampled_from(PARTS), st.integers(0, 500))
names = st.text(st.characters(), max_size=12)


@given(st.lists(st.tuples(names, counts), max_size=6))
def test_every_chart_of_shares_is_well_formed(rows: list[tuple[str, dict[str, int]]]) -> None:
    assert parsed(svg_shares(rows, title="t")).get("role") == "img"


@given(st.lists(st.tuples(names, st.integers(0, 10**6)), max_size=12))
def test_every_histogram_is_well_formed(bins: list[tuple[str, int]]) -> None:
    svg = svg_histogram(bins, title="t")
    assert len(elements(svg, "rect")) == sum(count > 0 for _name, count in bins)
    assert len(texts(svg)) == 2 * len(bins)


def test_parts_differ_by_more_than_colour() -> None:
    svg = svg_shares([("a", dict.fromkeys(PARTS, 10))], title="t")
    assert len(elements(svg, "path")) == 2, "what failed is striped, in the bar and in the legend"
    assert len([rect for rect in elements(svg, "rect") if rect.get("stroke-dasharray")]) == 2, "what waits is dashed"
    assert texts(svg).count("10") == 4


def test_a_number_without_room_is_left_to_the_words() -> None:
    svg = svg_shares([("a", {"passed": 1, "failed": 999})], title="t")
    assert "1" not in texts(svg)
    assert elements(svg, "desc")[0].text == "a: 1 passed, 999 not yet"


def test_a_measure_says_nothing_by_itself() -> None:
    assert parsed(svg_measure(0.5)).get("aria-hidden") == "true"
    assert 'width="100"' in svg_measure(7)
