"""Results for Gradescope."""

import json

from hypothesis import given

from knightstour.report import gradescope_json
from knightstour.results import Result, Status
from tests.report.made_results import all_done, check, exercise, half_done, result, results

# The keys and values that Gradescope's documentation of results.json allows.
TOP = {
    "score",
    "output",
    "output_format",
    "test_output_format",
    "visibility",
    "stdout_visibility",
    "tests",
    "extra_data",
}
TEST = {"number", "name", "score", "max_score", "status", "output", "visibility"}


@given(results)
def test_every_result_is_valid_json_with_known_keys_only(one: Result) -> None:
    data = gradescope_json(one)
    assert json.loads(json.dumps(data)) == data
    json.dumps(data, ensure_ascii=False).encode("utf-8")
    assert set(data) == TOP
    assert all(set(test) == TEST for test in data["tests"])
    assert {test["status"] for test in data["tests"]} <= {"passed", "failed"}


@given(results)
def test_the_points_are_those_of_the_result(one: Result) -> None:
    data = gradescope_json(one)
    assert data["score"] == one.score == sum(test["score"] for test in data["tests"])


def test_each_exercise_is_a_test_in_order() -> None:
    tests = gradescope_json(half_done())["tests"]
    assert [(test["number"], test["name"], test["status"]) for test in tests] == [
        ("1", "generate_moves", "passed"),
        ("2", "heuristic_2", "failed"),
        ("3", "find_tour", "failed"),
        ("4", "whole_program", "failed"),
    ]
    assert [test["output"] for test in tests] == ["passed", "not yet", "not started", "waiting"]


def test_the_student_reads_the_one_explanation_of_the_terminal() -> None:
    output = gradescope_json(half_done())["output"]
    assert "Add 1 to the row and to the column before you use the formula." in output
    assert "n is 5 here." not in output
    assert "Well walked" in gradescope_json(all_done())["output"]


def test_what_staff_may_want_to_know_is_kept_apart() -> None:
    data = gradescope_json(result(exercise("x", check(Status.PASSED)), isolation="basic"))
    assert data["extra_data"] == {"schema": 1, "isolation": "basic"}
    assert data["stdout_visibility"] == "hidden"
