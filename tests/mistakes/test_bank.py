"""The bank of known mistakes: each file has its parts, its words can be read, and it spoils one exercise only."""

import ast
import re

import pytest

from knightstour.course import content_folder, load_course
from knightstour.diagnosis import Mistake, known_mistakes, submission_text
from knightstour.diagnosis.bank import FOLDER
from knightstour.diagnosis.extraction import extract
from tests import readability

UNIT = "knights_tour"
MISTAKES = known_mistakes(UNIT)
SOLUTION = (content_folder("solutions") / f"{UNIT}.py").read_text(encoding="utf-8")

every_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.id)

# What a mistake may write anew, for each exercise; helpers of its own come on top.
MAY_DEFINE = {
    "generate_moves": {"generate_moves", "DELTA_X", "DELTA_Y"},
    "heuristic_1": {"heuristic_1"},
    "heuristic_2": {"heuristic_2"},
    "find_tour": {"find_tour"},
    "whole_program": {"main", "show_board", "read_square"},
}


def defined_names(code: str) -> set[str]:
    names = set()
    for statement in ast.parse(code).body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            names.add(statement.name)
        elif isinstance(statement, ast.Assign):
            names |= {target.id for target in statement.targets if isinstance(target, ast.Name)}
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            names.add(statement.target.id)
    return names


def test_the_bank_is_large_and_spread_over_all_exercises() -> None:
    assert len(MISTAKES) >= 75
    exercises = [exercise.name for exercise in load_course().find_unit(UNIT).exercises]
    for exercise in exercises:
        assert sum(mistake.exercise == exercise for mistake in MISTAKES) >= 12
    ids = {mistake.id for mistake in MISTAKES}
    assert {"degree-counts-visited", "heuristic-2-zero-based", "move-table-sign"} <= ids


def test_no_id_is_used_twice_in_the_course() -> None:
    ids = [mistake.id for unit in load_course().units for mistake in known_mistakes(unit.stem)]
    assert len(ids) == len(set(ids))


@every_mistake
def test_a_mistake_has_its_parts(mistake: Mistake) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", mistake.id)
    assert mistake.exercise in MAY_DEFINE
    assert mistake.sentence.endswith(".")
    assert mistake.code.strip()


@every_mistake
def test_the_words_are_short_and_plain(mistake: Mistake) -> None:
    for text in (mistake.sentence, mistake.next):
        assert readability.longest_sentence(text) <= 20
        assert readability.grade(text) <= 9
        assert not readability.jargon(text)
        assert len(text) <= 160
        assert text.isascii()


@every_mistake
def test_the_words_end_with_one_next_action(mistake: Mistake) -> None:
    assert mistake.next[-1] in ".?"
    assert len(readability.sentences(mistake.next)) == 1


@every_mistake
def test_the_words_are_about_the_work_and_not_the_person(mistake: Mistake) -> None:
    told_off = r"\b(you (forgot|should|did not|have not|failed|missed)|your (mistake|error|fault)|careless|simply)\b"
    assert not re.search(told_off, f"{mistake.sentence} {mistake.next}", re.IGNORECASE)


@every_mistake
def test_the_words_give_no_line_of_the_answer(mistake: Mistake) -> None:
    told = re.sub(r"\s", "", f"{mistake.sentence} {mistake.next}")
    for function in ast.parse(SOLUTION).body:
        if isinstance(function, ast.FunctionDef) and function.name == mistake.exercise:
            lines = [re.sub(r"\s", "", ast.unparse(statement)) for statement in function.body[1:]]
            assert not any(line in told for line in lines)


@every_mistake
def test_a_mistake_touches_its_own_exercise_only(mistake: Mistake) -> None:
    of_the_file = defined_names(SOLUTION)
    new = defined_names(mistake.code)
    assert new & MAY_DEFINE[mistake.exercise]
    assert new & of_the_file <= MAY_DEFINE[mistake.exercise]


def test_the_words_of_all_files_can_be_translated() -> None:
    extracted = set()
    for path in (FOLDER / UNIT).glob("*.py"):
        with path.open("rb") as file:
            extracted |= {text for _, _, text, _ in extract(file, [], [], {})}
    assert extracted == {text for mistake in MISTAKES for text in (mistake.sentence, mistake.next)}


@every_mistake
def test_the_submission_is_the_solution_but_for_the_mistake(mistake: Mistake) -> None:
    tree, right = ast.parse(submission_text(mistake)), ast.parse(SOLUTION)
    wrong = {ast.dump(statement) for statement in ast.parse(mistake.code).body}
    changed = {ast.dump(statement) for statement in tree.body} - {ast.dump(statement) for statement in right.body}
    assert changed
    assert changed <= wrong
    assert isinstance(tree.body[-1], ast.If)  # "if __name__ == ..." still comes last
