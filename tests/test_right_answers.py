"""Every right answer gets full marks, in whatever style it is written."""

from pathlib import Path

import pytest

from tests import graded
from tests.graded import result, story
from tests.second_opinion import judge
from tests.shared_once import shared_folder

FILES = sorted((graded.HERE / "right_answers").glob("*.py"))


@pytest.fixture(scope="module")
def grades(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared_folder(tmp_path_factory, "right-answers", lambda out: graded.grade("right_answers", out))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_right_answer_gets_full_marks(grades: Path, file: Path) -> None:
    found = result(grades, file.stem)
    assert found["score"] == found["max_score"] == 10, story(found)


def test_there_are_many_hands() -> None:
    assert len(FILES) >= 45
    assert len({file.read_text(encoding="utf-8") for file in FILES}) == len(FILES)


def test_the_second_judge_agrees_on_the_solution() -> None:
    found = judge(graded.HERE.parent / "solutions" / "knights_tour.py")
    assert set(found.values()) == {None}


@pytest.mark.parametrize(
    ("student", "exercise"),
    [
        ("thanh_do", "generate_moves"),
        ("phuc_bui", "heuristic_1"),
        ("khanh_vu", "heuristic_2"),
        ("hoa_phan", "find_tour"),
        ("lan_huynh", "whole_program"),
    ],
)
def test_the_second_judge_finds_a_fault_where_it_is(student: str, exercise: str) -> None:
    found = judge(graded.HERE / "sample_class" / f"{student}.py")
    wrong = {name for name, reason in found.items() if reason not in (None, "blocked")}
    assert wrong == {exercise}
