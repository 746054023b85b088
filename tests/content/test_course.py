"""course.toml is data; what is wrong with it is said in one sentence."""

import dataclasses
from pathlib import Path

import pytest

from knightstour.course import Course, checks_file, content_folder, load_course, read_course
from knightstour.messages import CourseError

GOOD = """
[[unit]]
stem = "walks"
title = "Walks"
lessons = ["01-walks"]

[[unit.exercise]]
name = "step"
points = 1
hints = ["a", "b", "c"]

[[unit.exercise]]
name = "program"
kind = "program"
points = 0.5
needs = ["step"]
hints = ["a", "b", "c"]

[[unit]]
stem = "mazes"
title = "Mazes"

[[unit.exercise]]
name = "dig"
points = 2
hints = ["a", "b", "c"]
"""


def test_a_course_has_its_units_and_exercises_in_order() -> None:
    course = read_course(GOOD)
    assert [unit.stem for unit in course.units] == ["walks", "mazes"]
    assert [exercise.name for exercise in course.exercises] == ["step", "program", "dig"]
    assert [exercise.unit for exercise in course.exercises] == ["walks", "walks", "mazes"]
    assert [unit.points for unit in course.units] == [1.5, 2.0]
    assert course.units[0].lessons == ("01-walks",)


def test_a_program_is_no_function_to_write() -> None:
    assert read_course(GOOD).units[0].functions == ("step",)


def test_a_course_cannot_be_changed_by_accident() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        load_course().units[0].title = "x"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('stem = "walks"', 'stem = "walks', "course.toml is not valid TOML"),
        ("[[unit]]", "[[units]]", "course.toml has a key 'units' that means nothing here"),
        (GOOD, "", "course.toml must have at least one [[unit]]"),
        (GOOD, "unit = [1]", "course.toml must have at least one [[unit]]"),
        (GOOD, "unit = []", "course.toml must have at least one [[unit]]"),
        ('stem = "walks"', "", "unit 1 must have a stem, a text"),
        ('stem = "walks"', 'stem = "my walks"', "stem of unit 1 must be a Python name, not 'my walks'"),
        ('stem = "mazes"', 'stem = "walks"', "there is more than one unit walks"),
        ('title = "Walks"', 'title = " "', "unit walks must have a title, a text"),
        ('title = "Walks"', 'title = "Walks"\ncolour = 1', "unit walks has a key 'colour' that means nothing here"),
        ('lessons = ["01-walks"]', "lessons = [1]", "lessons of unit walks must be a list of texts"),
        ('lessons = ["01-walks"]', 'lessons = ["a", "a"]', "there is more than one lesson a"),
        ('name = "step"', "", "exercise 1 of unit walks must have a name, a text"),
        ('name = "dig"', 'name = "step"', "there is more than one exercise step"),
        ("points = 1", "", "points of exercise step must be a number above 0"),
        ("points = 1", "points = 0", "points of exercise step must be a number above 0"),
        ("points = 1", "points = true", "points of exercise step must be a number above 0"),
        ("points = 1", "points = inf", "points of exercise step must be a number above 0"),
        ('hints = ["a", "b", "c"]', 'hints = ["a", "b"]', "exercise step must have 3 different hints"),
        ('hints = ["a", "b", "c"]', 'hints = ["a", "b", "a"]', "exercise step must have 3 different hints"),
        ('hints = ["a", "b", "c"]', 'hints = "abc"', "hints of exercise step must be a list of texts"),
        ('needs = ["step"]', 'needs = ["dig"]', "exercise program needs dig, which is no earlier exercise of its unit"),
        ('kind = "program"', 'kind = "song"', 'kind of exercise program must be "function", "program" or "tests"'),
        ("points = 2", "points = 2\nbonus = 1", "exercise dig has a key 'bonus' that means nothing here"),
    ],
)
def test_a_fault_in_course_toml_gets_one_sentence(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(CourseError) as caught:
        read_course(GOOD.replace(old, new, 1) if old != "[[unit]]" else GOOD.replace("[[unit", "[[units"))
    sentence = str(caught.value)
    assert complaint in sentence
    assert sentence.startswith("course.toml")
    assert sentence.endswith(".")


def test_a_unit_or_an_exercise_is_found_by_its_name() -> None:
    course = read_course(GOOD)
    assert course.find_unit("mazes").title == "Mazes"
    assert course.find_exercise("dig").points == 2


def test_a_name_that_is_almost_right_is_answered_with_the_right_one() -> None:
    with pytest.raises(CourseError, match=r"^There is no exercise digg; try dig\.$"):
        read_course(GOOD).find_exercise("digg")


def test_a_name_that_is_far_off_is_answered_with_all_there_are() -> None:
    with pytest.raises(CourseError, match=r"^There is no unit zzz; try walks, mazes\.$"):
        read_course(GOOD).find_unit("zzz")


@pytest.mark.parametrize(
    ("path", "stem"),
    [("walks.py", "walks"), ("a/b/mazes.py", "mazes"), ("other.py", None), ("walks.txt", None), ("walks", None)],
)
def test_a_file_belongs_to_the_unit_whose_stem_is_its_name(path: str, stem: str | None) -> None:
    unit = read_course(GOOD).unit_of_file(Path(path))
    assert (unit.stem if unit else None) == stem


# The course itself


@pytest.fixture(scope="module")
def course() -> Course:
    return load_course()


def test_the_course_is_read_once(course: Course) -> None:
    assert load_course() is course


def test_the_lab_is_worth_ten_points(course: Course) -> None:
    lab = course.find_unit("knights_tour")
    names = ["generate_moves", "heuristic_1", "heuristic_2", "find_tour", "whole_program"]
    assert [exercise.name for exercise in lab.exercises] == names
    assert [exercise.points for exercise in lab.exercises] == [2, 2, 2, 3, 1]


def test_in_a_clone_the_content_is_the_clones_own(course: Course) -> None:
    root = Path(__file__).parents[2]
    for unit in course.units:
        assert content_folder("solutions") / unit.file_name == root / "solutions" / unit.file_name
        assert (content_folder("skeletons") / unit.file_name).is_file()
        assert checks_file(unit).parent == root / "autograder" / "knightstour" / "checks"
