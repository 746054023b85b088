"""The page of feedback for one submission."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from knightstour.report import feedback_page
from knightstour.results import Explanation, Picture, Result, Status
from tests.goldens import assert_golden
from tests.report.made_results import HOSTILE, all_done, check, exercise, half_done, result, results, walked_board
from tests.report.reading import Page

GOLDEN = Path(__file__).with_name("golden")

GRADER_FAULT = Explanation(rule="The grader itself failed here.", next="Please tell your instructor.")

STATES: dict[str, Result] = {
    "half-done": half_done(),
    "all-done": all_done(),
    "to-write": result(exercise("generate_moves", check(points=2)), exercise("heuristic_1", check(Status.NOT_STARTED))),
    "only-waiting": result(exercise("whole_program", check(Status.BLOCKED, told=Explanation(rule="It waits.")))),
    "our-fault": result(exercise("heuristic_1", check(Status.GRADER_ERROR, told=GRADER_FAULT))),
}


@pytest.mark.parametrize("state", STATES)
def test_a_page_reads_as_it_did(state: str) -> None:
    assert_golden(GOLDEN / f"feedback-{state}.txt", Page(feedback_page(STATES[state])).text)


@pytest.mark.parametrize("state", STATES)
def test_progress_comes_first(state: str) -> None:
    text = Page(feedback_page(STATES[state])).text
    points = f"{STATES[state].score:g} of {STATES[state].max_score:g} points"
    assert text.index(points) < text.index(
        "generate_moves" if "generate_moves" in text else STATES[state].exercises[0].name
    )
    assert text.index(points) < min(
        text.index(word) for word in ("One thing", "What comes", "All of it") if word in text
    )


def test_only_the_earliest_failure_is_explained_and_the_others_are_named() -> None:
    text = Page(feedback_page(half_done())).text
    assert text.count("The rule:") == 1
    assert "n is 5 here." not in text
    assert "heuristic_2 It works on a board of any size." in text
    assert "heuristic-2-zero-based" not in text, "ids are for reports"


def test_of_a_file_that_cannot_be_loaded_nothing_else_is_said() -> None:
    broken = check(Status.FAILED, told=Explanation(got="an error: SyntaxError", flaw="load-error"))
    text = Page(feedback_page(result(exercise("generate_moves", broken), exercise("heuristic_1", broken)))).text
    assert "Your file cannot be used yet.\nIt gave:" in text
    assert "Still to come" not in text
    assert broken.goal not in text


def test_the_explanation_has_a_call_what_came_back_the_rule_and_one_next_action() -> None:
    page = Page(feedback_page(half_done()))
    parts = ["You can try it:", "It gave:", "The rule:", "Next:", "What your code printed"]
    places = [page.text.index(part) for part in parts]
    assert places == sorted(places)


def test_the_board_is_drawn_with_its_marks() -> None:
    told = Explanation(rule="r", picture=Picture(walked_board(), {(3, 3): "wrong"}, knight=(2, 2)))
    html = feedback_page(result(exercise("find_tour", check(Status.FAILED, told=told))))
    assert 'aria-label="The board at the point in question"' in html
    assert "Wrong: row 3, column 3." in html


def test_a_finished_submission_is_shown_a_tour() -> None:
    html = feedback_page(all_done())
    assert "64 squares are visited." in html


def test_a_page_says_at_which_level_the_code_was_run() -> None:
    assert "isolation level bwrap" in feedback_page(replace(all_done(), isolation="bwrap"))


@pytest.mark.parametrize("language", ["en", "vi", "zh_TW"])
def test_a_page_names_its_language(language: str) -> None:
    assert Page(feedback_page(half_done(), language)).named("html")[0]["lang"] == language.replace("_", "-")


@pytest.mark.parametrize("state", STATES)
def test_headings_go_down_one_level_at_a_time(state: str) -> None:
    levels = [int(tag[1]) for tag, _text in Page(feedback_page(STATES[state])).headings]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(later <= earlier + 1 for earlier, later in zip(levels, levels[1:], strict=False))


@pytest.mark.parametrize("state", STATES)
def test_a_page_loads_nothing_and_runs_nothing(state: str) -> None:
    html = feedback_page(STATES[state])
    page = Page(html)
    assert not {"script", "link", "img", "iframe", "object", "form"} & {tag for tag, _attributes in page.tags}
    assert not re.search(r"url\(|@import|src=|href=", html)
    policy = next(meta for meta in page.named("meta") if meta.get("http-equiv") == "Content-Security-Policy")
    assert "default-src 'none'" in (policy["content"] or "")


def test_the_progress_table_has_headings_for_its_rows_and_columns() -> None:
    page = Page(feedback_page(half_done()))
    assert {th["scope"] for th in page.named("th")} == {"row", "col"}
    assert len([th for th in page.named("th") if th["scope"] == "row"]) == 4


def test_every_section_is_named_by_its_heading() -> None:
    page = Page(feedback_page(half_done()))
    ids = [attributes["id"] for _tag, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert {section["aria-labelledby"] for section in page.named("section")} <= set(ids)


@given(results)
@settings(max_examples=40)
def test_hostile_text_never_leaves_its_place(hostile: Result) -> None:
    html = feedback_page(hostile)
    html.encode("utf-8")
    page = Page(html)
    assert not {"script", "b", "img"} & {tag for tag, _attributes in page.tags}
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]", html)


def test_hostile_text_is_shown_as_what_it_is() -> None:
    told = Explanation(call=HOSTILE, got=HOSTILE, rule=HOSTILE, next=HOSTILE, printed=HOSTILE)
    html = feedback_page(result(exercise("x", check(Status.FAILED, told=told, goal=HOSTILE)), submission=HOSTILE))
    shown = r"&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- ]]&gt; &amp; &#34; &#39; \x00\x1b[2J\u202e\ud800\ufffe"
    assert html.count(shown) == 8  # the title, the heading, the goal and the five texts


def test_endless_text_is_cut() -> None:
    told = Explanation(got="A" * 10**6, printed="B" * 10**6)
    html = feedback_page(result(exercise("x", check(Status.FAILED, told=told))))
    assert len(html) < 60_000
    assert "A [...]" in html


def test_an_exercise_without_points_takes_no_place_in_the_bar() -> None:
    assert "width:0%" in feedback_page(result(exercise("x", check(points=0))))


@pytest.mark.parametrize("state", STATES)
def test_the_sentences_of_the_page_are_short(state: str) -> None:
    for sentence in re.split(r"[.!?:\n]", Page(feedback_page(STATES[state])).text):
        assert len(sentence.split()) <= 20, sentence
