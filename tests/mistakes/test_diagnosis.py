"""A mistake is told by what the work answers, in whoever's hand it is written."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from knightstour.board import Board
from knightstour.course import content_folder
from knightstour.diagnosis import diagnose, explain, known_mistakes, submission_text
from knightstour.diagnosis.bank import with_definitions
from knightstour.diagnosis.batteries.knights_tour import BATTERIES, LENT, WALKS
from knightstour.diagnosis.known import fingerprint_of_text, fingerprints_file, fingerprints_text, known_fingerprints
from knightstour.lent import SOURCES
from knightstour.runner import open_runner
from knightstour.runner.answers import Budget, Runner
from tests.mistakes.other_hands import OTHER_HANDS
from tests.mistakes.unknown_mistakes import KNOWN_AGAIN, Change, spoilt, unknown_submissions

UNIT = "knights_tour"
MISTAKES = {mistake.id: mistake for mistake in known_mistakes(UNIT)}
SOLUTION = (content_folder("solutions") / f"{UNIT}.py").read_text(encoding="utf-8")
EXERCISES = ("generate_moves", "heuristic_1", "heuristic_2", "find_tour", "whole_program")


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    runner = open_runner()
    yield runner
    runner.close()


def diagnosis(runner: Runner, folder: Path, text: str, exercise: str) -> str | None:
    file = folder / f"{UNIT}.py"
    file.write_text(text, encoding="utf-8")
    lend = {name: SOURCES[name] for name in LENT[exercise]}
    with runner.open(file, lend, Budget()) as session:
        return diagnose(session, exercise)


def test_the_fingerprints_are_current_and_all_differ(runner: Runner) -> None:
    text = fingerprints_text(runner, UNIT)
    assert text == fingerprints_file(UNIT).read_text(encoding="utf-8"), "run: knightstour sync"
    for mistake in MISTAKES:
        assert text.count(f'"{mistake}"') == 1, f"{mistake} cannot be told from another mistake"


def test_the_fingerprints_are_the_same_where_there_are_no_processes() -> None:
    runner = open_runner("none")
    some = [mistake for mistake in MISTAKES.values() if mistake.exercise == "find_tour"][::4]
    known = {name: found for found, name in known_fingerprints()["find_tour"].items()}
    for mistake in (*some, MISTAKES["dead-end-goes-back"]):
        found = fingerprint_of_text(runner, submission_text(mistake), UNIT, mistake.exercise)
        assert found == known[mistake.id]
    runner.close()


@pytest.mark.parametrize("exercise", EXERCISES)
def test_the_right_solution_is_no_mistake(runner: Runner, tmp_path: Path, exercise: str) -> None:
    assert diagnosis(runner, tmp_path, SOLUTION, exercise) is None


OTHER_RIGHT_ANSWERS = sorted((Path(__file__).parents[1] / "right_answers").glob("*.py"))[::3]


@pytest.mark.parametrize("file", OTHER_RIGHT_ANSWERS, ids=lambda file: file.stem)
def test_right_answers_in_other_hands_are_no_mistake(runner: Runner, tmp_path: Path, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [diagnosis(runner, tmp_path, text, exercise) for exercise in EXERCISES] == [None] * len(EXERCISES)


@pytest.mark.parametrize(("known_as", "code"), OTHER_HANDS, ids=[known_as for known_as, _ in OTHER_HANDS])
def test_a_mistake_in_another_hand_is_told(runner: Runner, tmp_path: Path, known_as: str, code: str) -> None:
    assert code.strip() not in MISTAKES[known_as].code
    found = diagnosis(runner, tmp_path, with_definitions(SOLUTION, code), MISTAKES[known_as].exercise)
    assert found == known_as


PAIRS = (
    ("move-table-sign", "heuristic-1-upside-down"),
    ("moves-kept-from-before", "heuristic-2-zero-based"),
    ("no-bounds", "largest-taken"),
    ("moves-printed", "dead-end-crash"),
    ("heuristic-1-negative", "heuristic-1-always"),
    ("heuristic-1-gives-the-list", "heuristic-2-printed"),
    ("heuristic-2-literal-8", "heuristic-2-always"),
    ("moves-literal-8", "heuristic-1-from-the-knight"),
)


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=["+".join(pair) for pair in PAIRS])
def test_two_mistakes_in_different_exercises_are_told_apart(
    runner: Runner, tmp_path: Path, first: str, second: str
) -> None:
    text = with_definitions(submission_text(MISTAKES[first]), MISTAKES[second].code)
    found = {diagnosis(runner, tmp_path, text, MISTAKES[known].exercise) for known in (first, second)}
    assert found == {first, second}


def test_two_mistakes_in_one_function_are_not_named(runner: Runner, tmp_path: Path) -> None:
    changes = (
        ("board[row][column] == 0", "board[row][column] != 1"),
        ("0 <= row < len(board)", "0 < row < len(board)"),
    )
    assert diagnosis(runner, tmp_path, spoilt(SOLUTION, changes), "generate_moves") is None


def test_work_that_breaks_off_at_once_is_not_named(runner: Runner, tmp_path: Path) -> None:
    for exercise in EXERCISES[:4]:
        text = with_definitions(SOLUTION, f"def {exercise}(*given):\n    return not_defined_anywhere")
        assert diagnosis(runner, tmp_path, text, exercise) is None


def test_work_that_is_missing_or_not_started_is_not_named(runner: Runner, tmp_path: Path) -> None:
    skeleton = (content_folder("skeletons") / f"{UNIT}.py").read_text(encoding="utf-8")
    for text in (skeleton, "", "def (:"):
        assert diagnosis(runner, tmp_path, text, "generate_moves") is None


def test_an_exercise_of_which_no_mistakes_are_known_is_not_named(runner: Runner, tmp_path: Path) -> None:
    file = tmp_path / "other.py"
    file.write_text("", encoding="utf-8")
    with runner.open(file, {}, Budget()) as session:
        assert diagnose(session, "no_such_exercise") is None


def test_a_mistake_is_explained_in_two_parts() -> None:
    sentence, next_action = explain("heuristic-2-zero-based")
    assert "from 1" in sentence
    assert next_action.endswith(".")


def test_the_batteries_go_from_simple_to_large() -> None:
    for exercise in ("generate_moves", "heuristic_1"):
        boards: list[Board] = [call.arguments[0] for call in BATTERIES[exercise] if isinstance(call.arguments[0], list)]
        assert len(boards) == len(BATTERIES[exercise])
        steps = [max(max(row) for row in board) for board in boards]
        empty_first = [len(board) for board, last in zip(boards, steps, strict=True) if last == 0][:9]
        assert empty_first == sorted(empty_first)
        assert [last for last in steps if last] == sorted(last for last in steps if last)
    assert [side for side, _, _ in WALKS] == sorted(side for side, _, _ in WALKS)


@pytest.mark.parametrize(("known_as", "changes"), KNOWN_AGAIN)
def test_a_mistake_made_by_other_means_is_told(
    runner: Runner, tmp_path: Path, known_as: str, changes: tuple[Change, ...]
) -> None:
    assert diagnosis(runner, tmp_path, spoilt(SOLUTION, changes), MISTAKES[known_as].exercise) == known_as


@pytest.mark.parametrize("exercise", EXERCISES)
def test_what_the_bank_does_not_know_is_not_named(runner: Runner, tmp_path: Path, exercise: str) -> None:
    # One in three; tests/benchmarks/grader_table.py tries them all.
    texts = [text for spoils, text in unknown_submissions(SOLUTION) if spoils == exercise][::3]
    named = {diagnosis(runner, tmp_path, text, exercise): text for text in texts}
    assert set(named) <= {None}, named
