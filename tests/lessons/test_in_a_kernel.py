"""Every lesson runs to its end in a real kernel: untouched, solved, and with known mistakes."""

import importlib.util
import shutil
from pathlib import Path

import pytest

from knightstour.course import Content, content_folder, load_course
from knightstour.diagnosis.bank import known_mistakes, with_definitions
from tests.lessons.kernels import Lesson, run_lesson

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ipykernel") is None, reason="there is no kernel")

LESSONS = [path.stem for path in sorted(content_folder("lessons").glob("*.ipynb"))]

# Mistakes, and a lesson in which their functions are at work; those in one line are in one file.
MISTAKES = {
    "no-bounds": "01-the-board",
    "moves-not-returned": "01-the-board",
    "position-column-first": "01-the-board",
    "degree-counts-visited": "02-heuristic-1",
    "heuristic-1-gives-the-list": "02-heuristic-1",
    "heuristic-2-zero-based": "03-heuristic-2",
    "path-given": "04-the-main-loop",
    "board-one-too-large": "04-the-main-loop",
    "dead-end-crash": "05-the-experiment",
    "largest-taken": "05-the-experiment",
    "tour-nothing-returned fault-kind-only tests-want-a-whole-tour": "06-judging",
    "ties-dead-end-crash walk-ties-start-not-marked orders-column-first": "07-ties",
    "back-walk-stays-long finish-never-unmarked search-never-back": "08-backtracking",
    "table-pairs-given step-counts-forgotten fast-walk-given": "09-a-million-squares",
    "graph-no-bounds path-without-start": "10-any-graph",
    "wall-from-one-side walk-start-not-marked maze-parts-not-joined": "11-hunt-and-kill",
    "backtracker-stops-when-stuck way-through-walls": "12-the-way-out",
}


def copy_files(content: Content, folder: Path) -> None:
    """The files of all units, for a work folder."""
    for path in content_folder(content).glob("*.py"):
        shutil.copy(path, folder)


def assert_no_trouble(lesson: Lesson) -> None:
    assert [(shown.cell, shown.text[:400]) for shown in lesson.shown if shown.is_trouble] == []
    assert "our fault" not in lesson.text


@pytest.mark.parametrize("name", LESSONS)
def test_with_the_untouched_skeleton_every_cell_runs_and_points_on(name: str, tmp_path: Path) -> None:
    copy_files("skeletons", tmp_path)
    lesson = run_lesson(name, tmp_path)
    assert_no_trouble(lesson)
    if name != "00-start":
        assert " is not written yet." in lesson.text


# What each lesson shows when all is solved: figures that were measured beforehand.
FIGURES = {
    "00-start": ["Passed so far: nothing yet."],
    "01-the-board": ["Your generate_moves gives: (2, 2), (4, 2).", "finds 168 lines", "2 of 2 points"],
    "02-heuristic-1": ["2 of 2 points", " 2 3 4 4 4 4 3 2\n 3 4 6 6 6 6 4 3\n 4 6 8 8 8 8 6 4"],
    "03-heuristic-2": ["2 of 2 points", " 0 1 2 3 3 2 1 0\n 1 2 3 4 4 3 2 1\n 2 3 4 5 5 4 3 2\n 3 4 5 6 6 5 4 3"],
    "04-the-main-loop": ["3 of 3 points", "1 of 1 points"],
    "05-the-experiment": [],
    "06-judging": [
        "Your is_jump says True for 8 squares.",
        "Of 300 boards your is_tour takes 1 for tours.",
        "29 of 69 faulty programs",
        "Your tests catch 36 of 36 faulty programs, and blame 0 right ones.",
        "5 of 5 points",
    ],
    "08-backtracking": [
        "Afterwards the walk is [(0, 0), (1, 2), (0, 4)].",
        "Your finish_tour says False",
        "finds 2 tours on 3 × 4",
        "Your search_within says: no tour.",
        "Your search_within says: gave up.",
    ],
    "09-a-million-squares": [
        "Your table gives to square 12: [1, 3, 5, 9, 15, 19, 21, 23].",
        "2 of 2 points",
        "3 of 3 points",
    ],
    "07-ties": ["Your smallest_candidates gives: (1, 2), (2, 1).", "2 of 2 points", "1 of 1 points"],
    "10-any-graph": [
        "Your knight_graph has 25 nodes and 48 edges.",
        "Your find_path visits 10 of 10 nodes.",
        "grid of 5 × 5  25  40  52 %",
        "4 of 4 points",
    ],
    "11-hunt-and-kill": ["Your random_walk visits 12 of 54 cells", "1 of 1 points", "2 of 2 points"],
    "12-the-way-out": ["over 63 cells", "backtracker  10 %  53 %  40 %  9.9", "1 of 1 points"],
}
ENDINGS = {
    "05-the-experiment": [
        "MAP 61 of 64 starts visit every square.",
        "MAP 2 of 64 starts visit every square.",
        "MAP 64 of 64 starts visit every square.",
        "MAP 10 of 25 starts visit every square.",
        "MAP 20 of 49 starts visit every square.",
        "5 × 5  13  10  5  13 / 6 × 6  36  36  0  36 / 7 × 7  25  20  0  15",
        "8 × 8  64  61  2  64 / 10 × 10  100  98  5  97 / 12 × 12  144  142  7  144",
        "8,839 jumps tried. A tour is found.",
        "25 squares visited, 73 squares looked at",
        "248,168 jumps tried. A tour is found.",
        "36 squares visited, 116 squares looked at",
        "1,000,000 jumps tried. Given up here: no tour yet.",
        "64 squares visited, 232 squares looked at",
    ],
    "08-backtracking": [
        "11 moves made, 0 of them taken back. A tour is found.",
        "53 moves made, 53 of them taken back. Everything was tried: there is no tour.",
        "24 moves made, 0 of them taken back. A tour is found.",
        "1,728 tours, with 25 of 25 squares counted.",
        "5 × 5  8,839  73 / 6 × 6  248,168  116 / 8 × 8  gave up after 1,000,000  232",
    ],
    "07-ties": [
        "MAP 64 of 64 starts visit every square.",
        "5 × 5  13  10  10  9  13 / 6 × 6  36  36  34  33  36 / 7 × 7  25  20  19  16  15 / 8 × 8  64  61  64  64  64",
        "36 of 36 boards are visited as a whole. / No failure so far.",
        "49 of 50 boards are visited as a whole. / It fails on: side 74 (44 squares left).",
    ],
}


@pytest.mark.parametrize("name", LESSONS)
def test_with_the_solution_every_cell_shows_what_was_measured(name: str, tmp_path: Path) -> None:
    copy_files("solutions", tmp_path)
    lesson = run_lesson(name, tmp_path, to_the_end=name in ENDINGS)
    assert_no_trouble(lesson)
    assert "not written yet" not in lesson.text
    assert [figure for figure in FIGURES[name] if figure not in lesson.text] == []
    assert [figure for figure in ENDINGS.get(name, []) if figure not in lesson.told_at_the_end] == []


@pytest.mark.parametrize("mistakes", MISTAKES)
def test_with_known_mistakes_every_cell_runs_and_each_is_told(mistakes: str, tmp_path: Path) -> None:
    copy_files("solutions", tmp_path)
    bank = {known.id: known for unit in load_course().units for known in known_mistakes(unit.stem)}
    made = [bank[mistake] for mistake in mistakes.split()]
    for found in made:
        file = tmp_path / f"{found.unit}.py"
        file.write_text(with_definitions(file.read_text(encoding="utf-8"), found.code), encoding="utf-8")
    lesson = run_lesson(MISTAKES[mistakes], tmp_path)
    assert_no_trouble(lesson)
    told = [found.id for found in made if f"[ x] {found.exercise}" in lesson.text]
    assert told == mistakes.split() or MISTAKES[mistakes] == "05-the-experiment"
