"""Counting the results of a class."""

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knightstour.report.survey import Correlation, Trouble, median, most_common, score_bins, survey
from knightstour.results import Explanation, Result, Status
from tests.report.made_results import all_done, check, exercise, half_done, result, results

points = st.integers(0, 20).map(lambda half: half / 2)


def unreadable(name: str) -> Result:
    """A file that could not be loaded."""
    told = Explanation(got="SyntaxError", rule="The file cannot be read.", flaw="load-error")
    return result(exercise("generate_moves", check(Status.FAILED, 2, told=told)), submission=name)


@given(st.lists(st.tuples(points, points), min_size=2, max_size=30))
def test_the_correlation_agrees_with_the_standard_library(pairs: list[tuple[float, float]]) -> None:
    correlation = Correlation()
    for x, y in pairs:
        correlation.add(x, y)
    xs, ys = zip(*pairs, strict=True)
    if len(set(xs)) == 1 or len(set(ys)) == 1:
        assert correlation.value is None
    else:
        assert correlation.value == pytest.approx(statistics.correlation(xs, ys), abs=1e-6)


@given(st.lists(points, min_size=1))
def test_the_median_is_the_middle(scores: list[float]) -> None:
    assert median(scores) == statistics.median(scores)


@given(st.lists(points), st.sampled_from([10.0, 3.5, 25.0, 1.0]))
def test_every_score_falls_into_one_column(scores: list[float], most: float) -> None:
    assert sum(count for _name, count in score_bins([min(score, most) for score in scores], most)) == len(scores)


def test_full_marks_have_a_column_of_their_own() -> None:
    bins = dict(score_bins([0, 0.5, 9.75, 10, 10], 10))
    assert bins["0"] == 2
    assert bins["9"] == 1
    assert bins["10"] == 2


def test_points_that_are_not_whole_share_ten_columns() -> None:
    assert [name for name, _count in score_bins([], 3.5)][:3] == ["0", "0.35", "0.7"]
    assert len(score_bins([], 25)) == 11


def test_the_earliest_fault_of_each_exercise_counts_once() -> None:
    found = survey([half_done("a"), half_done("b"), all_done()])
    assert [(trouble.name, trouble.who) for trouble in found.mistakes.values()] == [
        ("heuristic-2-zero-based", ["a", "b"])
    ]
    assert [(trouble.name, trouble.who) for trouble in found.flaws.values()] == [("wrong-value", ["a", "b"])]


def test_those_stuck_and_those_not_started_are_named() -> None:
    found = survey([half_done("a"), all_done()])
    exercises = {entry.name: entry for entry in found.exercises.values()}
    assert exercises["heuristic_2"].stuck == ["a"]
    assert exercises["find_tour"].not_started == ["a"]
    assert exercises["find_tour"].stuck == []
    assert found.finished == 1


def test_files_that_cannot_be_loaded_say_nothing_about_exercises() -> None:
    found = survey([unreadable("u"), all_done()])
    assert found.unreadable == [("u", "SyntaxError")]
    assert found.exercises["knights_tour", "generate_moves"].states == {Status.PASSED: 1}
    assert found.scores == [0.0, 3.5]
    assert not found.flaws


def test_grader_faults_are_listed() -> None:
    assert survey([result(exercise("x", check(Status.GRADER_ERROR)))]).at_fault == ["an-nguyen"]


def test_difficulty_is_the_share_of_points_and_discrimination_compares_with_the_rest() -> None:
    good = result(exercise("a", check(points=1)), exercise("b", check(points=2)))
    bad = result(exercise("a", check(Status.FAILED, 1)), exercise("b", check(Status.FAILED, 2)))
    half = result(exercise("a", check(points=1)), exercise("b", check(Status.FAILED, 2)))
    item = survey([good, bad, half]).exercises["knights_tour", "a"].item
    assert item.reached == pytest.approx(2 / 3)
    assert item.marks.value == pytest.approx(statistics.correlation([1, 0, 1], [2, 0, 0]))


def test_an_exercise_without_points_has_no_difficulty() -> None:
    assert survey([result(exercise("a", check(points=0)))]).exercises["knights_tour", "a"].item.reached is None


def test_the_most_common_troubles_come_first_in_a_fixed_order() -> None:
    troubles = [Trouble("b", "x", "", ["1"]), Trouble("a", "x", "", ["1"]), Trouble("c", "x", "", ["1", "2"])]
    assert [trouble.name for trouble in most_common(troubles)] == ["c", "a", "b"]


@given(st.lists(results, max_size=6))
def test_nobody_is_lost(many: list[Result]) -> None:
    found = survey(many)
    assert len(found.scores) == len(many)
    stuck = sum(len(entry.stuck) for entry in found.exercises.values())
    assert stuck + found.finished + len(found.unreadable) == len(many)
