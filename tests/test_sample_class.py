"""A whole class is graded as an instructor would do it, and each student gets the verdict that the work deserves."""

import csv
from pathlib import Path

import pytest

from tests import graded
from tests.graded import EXERCISES, Expected, read_expected, result, story, verdicts
from tests.shared_once import shared_folder

CLASS = read_expected("sample_class_expected.json")
FOLDERS = read_expected("sample_class_folders_expected.json")


@pytest.fixture(scope="module")
def grades(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared_folder(tmp_path_factory, "sample-class", lambda out: graded.grade("sample_class", out))


@pytest.fixture(scope="module")
def grades_of_folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared_folder(tmp_path_factory, "sample-folders", lambda out: graded.grade("sample_class_folders", out))


def _assert_verdicts(out: Path, expected: Expected) -> None:
    assert expected.exercises is not None
    found = result(out, expected.name)
    for exercise, verdict in verdicts(found).items():
        wanted = expected.exercises[exercise]
        if wanted == "no points":
            assert verdict not in ("passed", "grader error"), f"{expected.shows}\n{story(found)}"
        else:
            assert verdict == wanted, f"{exercise}: {expected.shows}\n{story(found)}"
    if expected.full_marks:
        assert found["score"] == found["max_score"] == 10
    for exercise in found["exercises"]:
        if expected.exercises[exercise["name"]] == "no points":
            assert exercise["score"] == 0


def _graded(entries: list[Expected]) -> list[Expected]:
    return [entry for entry in entries if entry.exercises is not None]


@pytest.mark.parametrize("expected", _graded(CLASS), ids=lambda entry: entry.name)
def test_a_submission_gets_what_it_deserves(grades: Path, expected: Expected) -> None:
    _assert_verdicts(grades, expected)


@pytest.mark.parametrize("expected", FOLDERS, ids=lambda entry: entry.name)
def test_a_folder_of_one_student_gets_what_it_deserves(grades_of_folders: Path, expected: Expected) -> None:
    _assert_verdicts(grades_of_folders, expected)


@pytest.mark.parametrize(
    "expected", [entry for entry in CLASS if entry.exercises is None], ids=lambda entry: entry.name
)
def test_what_cannot_be_graded_is_left_to_a_person(grades: Path, expected: Expected) -> None:
    assert not (grades / "results" / f"{expected.name}.json").exists()
    assert expected.name in (grades / "needs-your-eye.csv").read_text(encoding="utf-8")


def test_the_gradebook_has_a_row_for_each_graded_submission(grades: Path) -> None:
    with (grades / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["submission"] for row in rows} >= {entry.name for entry in _graded(CLASS)}
    assert set(EXERCISES) <= set(rows[0])


def test_the_files_and_the_expectations_are_the_same_set() -> None:
    assert {file.stem for file in (graded.HERE / "sample_class").iterdir()} == {entry.name for entry in CLASS}
    assert {path.name for path in (graded.HERE / "sample_class_folders").iterdir()} == {entry.name for entry in FOLDERS}


def test_the_class_is_as_mixed_as_it_is_meant_to_be() -> None:
    kinds = [entry.kind for entry in CLASS]
    faults = {(str(entry.exercises), entry.shows) for entry in CLASS if entry.kind == "one fault"}
    assert len(CLASS) >= 48
    assert kinds.count("right") >= 16
    assert len(faults) >= 24
    assert kinds.count("unfinished") >= 3
    assert kinds.count("does not load") >= 8
