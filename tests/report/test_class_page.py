"""The page of a class."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knightstour.report import class_page
from knightstour.results import Explanation, Result, Status
from tests.goldens import assert_golden
from tests.report.made_results import HOSTILE, all_done, check, exercise, half_done, result, results
from tests.report.reading import Page
from tests.report.test_survey import unreadable

GOLDEN = Path(__file__).with_name("golden")
CLASS = [half_done("an"), half_done("binh"), half_done("chi"), all_done(), unreadable("dung")]
OUTSIDE = [("lost", "It is a link, and links are not followed.")]


def crowd(count: int) -> list[Result]:
    """Many submissions alike."""
    return [half_done(f"student-{number:04}") for number in range(count)]


def test_the_page_reads_as_it_did() -> None:
    assert_golden(GOLDEN / "class.txt", Page(class_page(CLASS, OUTSIDE)).text)


def test_the_first_thing_said_is_where_the_class_is_stuck() -> None:
    assert "3 are stuck at heuristic_2, more than anywhere else." in class_page(CLASS)
    elsewhere = result(exercise("generate_moves", check(Status.FAILED)), submission="elsewhere")
    assert "more than anywhere else" not in class_page([half_done("an"), elsewhere])


def test_mistakes_and_rules_are_counted_with_the_names_behind_them() -> None:
    text = Page(class_page(CLASS)).text
    assert "3 heuristic-2-zero-based in heuristic_2\nFor example: The corner" in text
    assert "3 wrong-value in heuristic_2" in text
    assert text.count("an\nbinh\nchi\n") >= 3


def test_unfinished_and_unreadable_files_are_named_with_the_reason() -> None:
    text = Page(class_page(CLASS, OUTSIDE)).text
    assert "3 find_tour\nan\nbinh\nchi" in text
    assert "dung\nSyntaxError" in text
    assert "lost\nIt is a link, and links are not followed." in text


def test_names_lead_to_their_pages() -> None:
    links = [link["href"] for link in Page(class_page([half_done("a b/ü?#")], OUTSIDE)).named("a")]
    assert set(links) == {"feedback/a%20b/%C3%BC%3F%23.html"}


def test_charts_say_their_numbers_in_words_and_on_paper() -> None:
    html = class_page(CLASS)
    assert "heuristic_2: 3 not yet" in html
    assert ": 1, 1: 0" in html or "0: 1" in html
    page = Page(html)
    assert len(page.named("table")) == 2


def test_a_class_that_is_done_has_no_mistakes() -> None:
    text = Page(class_page([all_done()])).text
    assert "None was found." in text
    assert "Every exercise was begun by everyone." in text
    assert "stuck at" not in text


def test_a_class_of_nobody_has_a_page() -> None:
    assert "Nothing has been graded yet." in class_page([])
    assert "It is a link" in class_page([], OUTSIDE)


def test_faults_of_the_grader_come_before_everything_else() -> None:
    told = Explanation(rule="The grader itself failed here.")
    html = class_page([*CLASS, result(exercise("x", check(Status.GRADER_ERROR, told=told)), submission="eve")])
    assert html.index("Our fault") < html.index("Where the class is stuck")
    assert html.index("eve") < html.index("Where the class is stuck")


def test_long_lists_of_names_are_folded_up() -> None:
    page = Page(class_page(crowd(40)))
    assert page.named("details")
    assert "28 more" in page.text
    assert "student-0039" in page.text


def test_the_page_of_a_very_large_class_stays_readable() -> None:
    html = class_page(crowd(2100))
    assert "100 more are not listed." in html


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_the_page_names_its_language(language: str) -> None:
    assert Page(class_page(CLASS, (), language)).named("html")[0]["lang"] == language.replace("_", "-")


def test_headings_go_down_one_level_at_a_time_and_name_their_sections() -> None:
    page = Page(class_page(CLASS, OUTSIDE))
    levels = [int(tag[1]) for tag, _text in page.headings]
    assert levels[0] == 1
    assert all(later <= earlier + 1 for earlier, later in zip(levels, levels[1:], strict=False))
    ids = [attributes["id"] for _tag, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert {section["aria-labelledby"] for section in page.named("section")} <= set(ids)


@given(st.lists(results, max_size=4))
@settings(max_examples=30)
def test_hostile_text_never_leaves_its_place(many: list[Result]) -> None:
    html = class_page(many, [(HOSTILE, HOSTILE)])
    html.encode("utf-8")
    page = Page(html)
    assert not {"script", "b", "img", "form"} & {tag for tag, _attributes in page.tags}
    assert all((link["href"] or "").startswith("feedback/") for link in page.named("a"))
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]", html)


def test_the_page_loads_nothing() -> None:
    html = class_page(CLASS, OUTSIDE)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _attributes in Page(html).tags}
    assert not re.search(r"url\(|@import|src=", html)


def test_the_sentences_of_the_page_are_short() -> None:
    for sentence in re.split(r"[.!?:\n]", Page(class_page(CLASS, OUTSIDE)).text):
        assert len(sentence.split()) <= 20, sentence
