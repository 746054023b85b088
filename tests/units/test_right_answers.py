"""Every right answer gets full marks, in whatever style it is written, and is no known mistake."""

from pathlib import Path

import pytest

from knightstour.course import Unit, load_course
from knightstour.diagnosis import diagnose
from knightstour.diagnosis.bank import with_definitions
from knightstour.diagnosis.batteries import battery_of
from knightstour.lent import SOURCES
from knightstour.runner.answers import Budget
from tests.units.units import HERE, UNITS, graded, graded_text, right_answers, runner_here, solution_of, story

# The slowest hand on a million squares stands for the others there.
FULL_SIZE = {"loops_min_key_parts"}
# Where every helper is inlined into the tests.
WHOLE_BANK = {"all_inlined"}
FILES = [(unit.stem, file) for unit in UNITS for file in right_answers(unit)]

every_file = pytest.mark.parametrize(("unit", "file"), FILES, ids=[f"{unit}-{file.stem}" for unit, file in FILES])
every_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)


@every_file
def test_a_right_answer_gets_full_marks(unit: str, file: Path) -> None:
    found = graded(unit, file, full_size=file.stem in FULL_SIZE, few_programs=file.stem not in WHOLE_BANK)
    assert found.score == found.max_score == load_course().find_unit(unit).points, story(found)


@every_file
def test_a_right_answer_is_no_known_mistake(unit: str, file: Path) -> None:
    battery = battery_of(unit)
    for exercise, lent in battery.lent.items():
        with runner_here().open(file, {name: SOURCES[name] for name in lent}, Budget()) as session:
            assert diagnose(session, exercise) is None, exercise


@every_unit
def test_the_solution_is_right_and_there_are_many_hands(unit: Unit, tmp_path: Path) -> None:
    found = graded_text(unit.stem, tmp_path, solution_of(unit.stem), full_size=True)
    assert found.score == found.max_score == unit.points == 10, story(found)
    files = right_answers(unit)
    assert len(files) >= 10
    assert len({file.read_text(encoding="utf-8") for file in files}) == len(files)


def test_a_factor_that_no_board_can_outgrow_is_right(tmp_path: Path) -> None:
    """Heuristic 2 reaches a million on a board of 10 ** 12 squares, which no computer holds."""
    text = solution_of("tie_breaking")
    factor = "accessibility(board, square) * 2 * len(board)"
    assert factor in text
    found = graded_text("tie_breaking", tmp_path, text.replace(factor, "1_000_000 * accessibility(board, square)"))
    assert found.score == 10, story(found)


def test_every_folder_of_right_answers_belongs_to_a_unit() -> None:
    stems = {unit.stem for unit in load_course().units}
    assert {path.name for path in (HERE / "right_answers").iterdir() if path.is_dir()} <= stems


RECURSIVE_SEARCH = """
def search_in_order(n, start, order):
    board = [[0] * n for _ in range(n)]

    def goes_on(square, step):
        board[square[0]][square[1]] = step
        if step == n * n or any(goes_on(other, step + 1) for other in order(board, free_squares(board, square))):
            return True
        board[square[0]][square[1]] = 0
        return False

    return board if goes_on(start, 1) else None
"""


def test_a_search_that_ordinary_python_stops_on_the_large_board_is_not_right(tmp_path: Path) -> None:
    code = with_definitions(solution_of("backtracking"), RECURSIVE_SEARCH)
    checks = {
        check.name: check.explanation.flaw
        for exercise in graded_text("backtracking", tmp_path, code).exercises
        if exercise.name == "search_in_order"
        for check in exercise.checks
    }
    assert checks == {"first_tour_in_the_order": None, "a_very_long_walk": "too-deep"}
