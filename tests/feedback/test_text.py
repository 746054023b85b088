"""The text face of a result: how far the work is, then one thing to do."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knightstour.feedback.endings import Error, words_of_error, words_of_load_error, words_of_wrong_type
from knightstour.feedback.literals import columns
from knightstour.feedback.text import (
    Line,
    explanation_lines,
    explanation_text,
    first_unsolved,
    heading,
    points,
    progress_lines,
    result_lines,
    status_word,
)
from knightstour.results import CheckResult, ExerciseResult, Explanation, MazePicture, Picture, Result, Status
from tests.feedback.harmless import is_harmless
from tests.report.made_results import results

GOAL = "Visited squares do not count."
RULE = Explanation("f()", "1", "It must be 2.", "Look again.", "wrong-value")


def check(status: Status, explanation: Explanation = RULE, points: float = 1.0) -> CheckResult:
    return CheckResult("visited", GOAL, status, points, explanation)


def result(*exercises: tuple[str, list[CheckResult]]) -> Result:
    return Result("anna", "basic", tuple(ExerciseResult(name, "knights_tour", tuple(cs)) for name, cs in exercises))


def text_of(lines: list[Line]) -> list[str]:
    return [line.text for line in lines]


def test_progress_has_a_line_for_each_exercise_and_the_points() -> None:
    found = result(
        ("generate_moves", [check(Status.PASSED), check(Status.PASSED)]),
        ("heuristic_1", [check(Status.PASSED), check(Status.FAILED)]),
        ("heuristic_2", [check(Status.NOT_STARTED, points=0.5)]),
        ("find_tour", [check(Status.GRADER_ERROR, points=1.25)]),
        ("whole_program", [check(Status.BLOCKED)]),
    )
    assert text_of(progress_lines(found)) == [
        "[ok] generate_moves  2 of 2      passed",
        "[ x] heuristic_1     1 of 2      1 of 2 checks pass",
        "[  ] heuristic_2     0 of 0.5    not started",
        "[ !] find_tour       0 of 1.25   our fault",
        "[--] whole_program   0 of 1      waiting",
        "3 of 6.75 points",
    ]


def test_a_single_check_is_told_in_the_singular() -> None:
    found = result(("find_tour", [check(Status.FAILED)]))
    assert text_of(progress_lines(found))[0].endswith("0 of 1 check passes")


def test_a_result_without_exercises_has_no_points() -> None:
    assert text_of(progress_lines(result())) == ["0 of 0 points"]


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (1.0, "1"), (0.5, "0.5"), (1.25, "1.25"), (10.0, "10"), (100, "100"), (1 / 3, "0.33")],
)
def test_points_have_no_needless_digits(number: float, text: str) -> None:
    assert points(number) == text


def test_every_verdict_has_a_word_of_its_own() -> None:
    assert len({status_word(status) for status in Status}) == len(Status)


def test_when_all_passes_it_is_said() -> None:
    one, other = ("find_tour", [check(Status.PASSED)]), ("heuristic_1", [check(Status.PASSED)])
    assert text_of(result_lines(result(one, other)))[-1] == "All of it works. Well walked!"
    assert text_of(result_lines(result(one)))[-1] == "find_tour works."


def test_our_own_fault_is_explained_before_anything_that_comes_later() -> None:
    ours, wrong = check(Status.GRADER_ERROR), check(Status.FAILED)
    assert first_unsolved(result(("a", [ours]), ("b", [wrong])).exercises) == (result(("a", [ours])).exercises[0], ours)
    assert first_unsolved(result(("a", [wrong]), ("b", [ours])).exercises) is not None


def test_a_file_that_cannot_be_used_is_not_told_under_the_name_of_an_exercise() -> None:
    assert heading("find_tour", check(Status.FAILED)) == f"find_tour: {GOAL}"
    broken = check(Status.FAILED, Explanation(flaw="load-error"))
    assert heading("find_tour", broken) == "Your file cannot be used yet."


def test_an_explanation_without_an_exercise_is_told_under_the_name_of_its_check() -> None:
    assert explanation_text(check(Status.FAILED)).startswith(f"visited: {GOAL}\n")


def test_parts_that_are_not_there_leave_no_trace() -> None:
    assert explanation_text(check(Status.FAILED, Explanation())) == f"visited: {GOAL}"


def test_a_call_of_several_statements_has_a_line_for_each() -> None:
    lines = explanation_text(check(Status.FAILED, Explanation(call="first = f()\nf()\nfirst"))).splitlines()
    assert lines[1:] == ["You can try it:", "    first = f()", "    f()", "    first"]


def test_a_call_too_long_for_an_explanation_is_cut_and_says_so() -> None:
    lines = explanation_text(check(Status.FAILED, Explanation(call="f([" + "0, " * 400 + "0])"))).splitlines()
    assert lines[-1] == "        ..."
    assert len(lines) == 2 + 6


def test_a_picture_that_would_not_fit_is_left_out_whole() -> None:
    board = [[0] * 16 for _ in range(16)]
    told = Explanation("f()", "x " * 200, "y " * 60, "z", picture=Picture(board))
    assert "0|" not in explanation_text(check(Status.FAILED, told))
    assert "0|" in explanation_text(check(Status.FAILED, Explanation(picture=Picture(board))))


def test_a_maze_is_drawn_as_a_maze() -> None:
    maze = MazePicture([[{(0, 1)}, {(0, 0)}]], {(0, 1): "wrong"})
    assert "+--" in explanation_text(check(Status.FAILED, Explanation(picture=maze)))


@settings(max_examples=100)
@given(results)
def test_any_result_can_be_told(made: Result) -> None:
    lines = [line.text for line in result_lines(made)]
    assert len(lines) > len(made.exercises)


@given(st.text(max_size=600), st.text(max_size=300), st.text(max_size=200))
def test_an_error_with_any_words_fits_into_24_lines(message: str, source: str, type_name: str) -> None:
    error = Error(type_name, message, 3, source)
    for got, words in (
        words_of_error(error),
        words_of_load_error(error),
        words_of_wrong_type(message, type_name, "it"),
    ):
        told = Explanation("generate_moves([[0] * 8 for _ in range(8)], (0, 0))", got, words.rule, words.next)
        lines = [line.text for line in explanation_lines("generate_moves", check(Status.FAILED, told))]
        assert len(lines) <= 24
        assert all(columns(line) <= 80 and is_harmless(line) for line in lines)


def exercise_of(unit: str, name: str, status: Status) -> ExerciseResult:
    return ExerciseResult(name, unit, (CheckResult("check", "It works.", status, 2),))


def test_of_several_units_the_ones_in_progress_are_shown_exercise_by_exercise() -> None:
    exercises = (
        exercise_of("knights_tour", "generate_moves", Status.PASSED),
        exercise_of("mazes", "hunt", Status.FAILED),
        exercise_of("mazes", "open_wall", Status.PASSED),
        exercise_of("graphs", "degree", Status.NOT_STARTED),
    )
    lines = [line.text for line in progress_lines(Result("student", "full", exercises))]
    assert lines == [
        "[ok] knights_tour.py  2 of 2      passed",
        "mazes.py",
        "[ x] hunt       0 of 2      0 of 1 check passes",
        "[ok] open_wall  2 of 2      passed",
        "[  ] graphs.py        0 of 2      not started",
        "4 of 8 points",
    ]


def test_of_several_units_none_begun_the_first_is_shown_exercise_by_exercise() -> None:
    exercises = (
        exercise_of("knights_tour", "generate_moves", Status.NOT_STARTED),
        exercise_of("mazes", "hunt", Status.NOT_STARTED),
    )
    lines = [line.text for line in progress_lines(Result("student", "full", exercises))]
    assert lines == [
        "knights_tour.py",
        "[  ] generate_moves  0 of 2      not started",
        "[  ] mazes.py         0 of 2      not started",
        "0 of 4 points",
    ]
