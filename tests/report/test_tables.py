"""Results as tables: the gradebook and the test report."""

import csv
import io
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.report import grades_csv, junit_xml
from knightstour.results import Explanation, Result, Status
from knightstour.visible import visible
from tests.goldens import assert_golden
from tests.report.made_results import HOSTILE, all_done, check, exercise, half_done, result, results

GOLDEN = Path(__file__).with_name("golden")


def rows(text: str) -> list[list[str]]:
    """The table as a spreadsheet reads it."""
    return list(csv.reader(io.StringIO(text)))


def test_the_gradebook_reads_as_it_did() -> None:
    assert_golden(GOLDEN / "grades.csv", grades_csv([half_done("nguyễn-văn-ân"), half_done("王小明"), all_done()]))


def test_each_submission_has_a_row_and_each_exercise_a_column() -> None:
    table = rows(grades_csv([half_done("a"), half_done("b")]))
    assert table[0] == [
        "submission",
        "generate_moves",
        "heuristic_2",
        "find_tour",
        "whole_program",
        "score",
        "max_score",
    ]
    assert table[1:] == [["a", "2", "1", "0", "0", "3", "9"], ["b", "2", "1", "0", "0", "3", "9"]]


def test_an_exercise_that_a_submission_does_not_have_is_left_blank() -> None:
    table = rows(grades_csv([half_done(), all_done()]))
    assert table[2] == ["an-nguyen", "2", "", "", "", "1.5", "3.5", "3.5"]


def test_where_the_grader_failed_the_points_are_blank() -> None:
    ours = result(exercise("heuristic_1", check(Status.GRADER_ERROR)), exercise("find_tour", check(Status.FAILED)))
    assert rows(grades_csv([ours]))[1] == ["an-nguyen", "", "0", "", "2"]


def test_exercises_of_one_name_in_two_units_keep_apart() -> None:
    both = result(
        exercise("solve", check(), unit="backtracking"), exercise("solve", check(Status.FAILED), unit="mazes")
    )
    assert rows(grades_csv([both]))[0][1:3] == ["backtracking.solve", "mazes.solve"]
    assert rows(grades_csv([both]))[1][1:3] == ["1", "0"]


def test_an_empty_class_is_a_table_with_headings_only() -> None:
    assert grades_csv([]) == "submission,score,max_score\n"


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20", "  ="])
def test_no_cell_is_taken_for_a_formula(start: str) -> None:
    name = rows(grades_csv([half_done(f"{start}cmd|' /C calc'!A0")]))[1][0]
    assert name.startswith("'")


@given(st.lists(results, max_size=3))
def test_hostile_names_keep_to_their_cells(hostile: list[Result]) -> None:
    text = grades_csv(hostile)
    text.encode("utf-8")
    table = rows(text)
    assert len(table) == 1 + len(hostile)
    assert len({len(row) for row in table}) == 1
    assert not any(cell.lstrip().startswith(("=", "+", "-", "@")) for row in table for cell in row)


def test_the_test_report_reads_as_it_did() -> None:
    assert_golden(GOLDEN / "junit.xml", junit_xml([half_done(), all_done()]))


@given(st.lists(results, max_size=3))
def test_the_test_report_is_well_formed_whatever_it_holds(hostile: list[Result]) -> None:
    root = ElementTree.fromstring(junit_xml(hostile).encode("utf-8"))
    assert [suite.get("name") for suite in root] == [visible(one.submission) for one in hostile]
    assert len(root.findall("*/testcase")) == sum(len(item.checks) for one in hostile for item in one.exercises)


def test_verdicts_become_outcomes() -> None:
    every = result(exercise("x", *(check(status) for status in Status)))
    suite = ElementTree.fromstring(junit_xml([every]))[0]
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors"), suite.get("skipped")) == (
        "5",
        "2",
        "1",
        "1",
    )
    assert [[item.tag for item in case] for case in suite] == [[], ["failure"], ["failure"], ["skipped"], ["error"]]


def test_the_mistake_is_the_type_of_the_failure() -> None:
    failure = ElementTree.fromstring(junit_xml([half_done()])).find(".//failure")
    assert failure is not None
    assert failure.get("type") == "heuristic-2-zero-based"
    assert "heuristic_2([[0] * 8 for _ in range(8)], (0, 0))" in (failure.text or "")


def test_hostile_text_in_the_test_report_is_shown_as_what_it_is() -> None:
    told = Explanation(got=HOSTILE, rule=HOSTILE)
    failure = ElementTree.fromstring(junit_xml([result(exercise("x", check(Status.FAILED, told=told)))])).find(
        ".//failure"
    )
    assert failure is not None
    assert failure.get("message") == visible(HOSTILE)
    assert visible(HOSTILE) in (failure.text or "")
