"""Verdicts on whole submissions: one fault costs once, what is not written is no fault, and ours is never theirs."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from knightstour.grading import all_pass, grade, grade_one
from knightstour.messages import GraderFault
from knightstour.report.page import feedback_page
from knightstour.results import Result, Status, result_from_json
from knightstour.runner import open_runner
from knightstour.runner.answers import Answer, Call, Ending
from knightstour.submission import Submission
from tests.judging.scripted import Scripted, raised, returned
from tests.judging.work import (
    BLOCKED,
    EXERCISES,
    FAILED,
    NOT_STARTED,
    PASSED,
    SKELETON,
    SOLUTION,
    find,
    first_bad,
    graded,
    graded_all,
    runner_here,
    statuses,
    submission,
    with_code,
)

# What each exercise's fault does and which exercises it may cost.
BROKEN = {
    "generate_moves": "def generate_moves(board, position):\n    return []\n",
    "heuristic_1": "def heuristic_1(board, position):\n    return 8\n",
    "heuristic_2": "def heuristic_2(board, position):\n    return -1\n",
    "find_tour": "def find_tour(n, start, heuristic):\n    return [[0] * n for _ in range(n)]\n",
    "whole_program": "def main():\n    print('hello')\n",
}


# One fault costs once


@pytest.mark.parametrize("exercise", EXERCISES)
def test_a_broken_part_costs_its_own_points_only(tmp_path: Path, exercise: str) -> None:
    result = graded(tmp_path, with_code(BROKEN[exercise]))
    expected = dict.fromkeys(EXERCISES, PASSED) | {"whole_program": BLOCKED} | {exercise: FAILED}
    assert statuses(result) == expected
    for item in result.exercises:
        assert (item.score == item.max_score) is (item.status is PASSED)


@pytest.mark.parametrize("exercise", EXERCISES)
def test_an_unwritten_part_costs_its_own_points_only(tmp_path: Path, exercise: str) -> None:
    name = "main" if exercise == "whole_program" else exercise
    result = graded(tmp_path, with_code(f"def {name}(*_):\n    raise NotImplementedError('still to be written')\n"))
    expected = dict.fromkeys(EXERCISES, PASSED) | {"whole_program": BLOCKED} | {exercise: NOT_STARTED}
    assert statuses(result) == expected
    assert find(result, exercise).score == 0


def test_code_written_in_place_of_calls_is_as_good(tmp_path: Path) -> None:
    inlined = """
def heuristic_1(board, position):
    count = 0
    for row in range(len(board)):
        for column in range(len(board[0])):
            if {abs(row - position[0]), abs(column - position[1])} == {1, 2} and board[row][column] == 0:
                count += 1
    return count
"""
    assert all_pass(graded(tmp_path, with_code(BROKEN["generate_moves"] + inlined), only="heuristic_1"))


def test_a_part_that_is_wrong_in_two_places_loses_both_checks_and_no_more(tmp_path: Path) -> None:
    result = graded(tmp_path, with_code(BROKEN["generate_moves"] + BROKEN["heuristic_2"]))
    assert [name for name, status in statuses(result).items() if status is FAILED] == ["generate_moves", "heuristic_2"]
    assert result.score == 5


def test_the_program_waits_for_the_parts_that_are_wrong_and_names_them(tmp_path: Path) -> None:
    check = first_bad(graded(tmp_path, with_code(BROKEN["heuristic_2"] + BROKEN["find_tour"])), "whole_program")
    assert check.status is BLOCKED
    assert check.explanation.rule == "This is judged once these parts pass: heuristic_2, find_tour."
    assert check.explanation.next == "Work on heuristic_2 first."


def test_the_solution_passes_and_the_skeleton_is_not_started(tmp_path: Path) -> None:
    whole = graded(tmp_path, SOLUTION)
    assert all_pass(whole)
    assert whole.score == whole.max_score == 10
    nothing = graded(tmp_path, SKELETON)
    assert statuses(nothing) == dict.fromkeys(EXERCISES[:4], NOT_STARTED) | {"whole_program": BLOCKED}
    assert nothing.score == 0
    assert nothing.max_score == 10


def test_a_part_that_passes_one_check_has_its_points(tmp_path: Path) -> None:
    partly = with_code(
        "def heuristic_2(board, square):\n    return min(square[0], 7 - square[0]) + min(square[1], 7 - square[1])\n"
    )
    exercise = find(graded(tmp_path, partly), "heuristic_2")
    assert [check.status for check in exercise.checks] == [PASSED, FAILED]
    assert exercise.score == 1
    assert exercise.status is FAILED


# Faults that only whole submissions show


def test_rows_that_are_one_list_are_named(tmp_path: Path) -> None:
    shared = SOLUTION.replace("board = [[0] * n for _ in range(n)]", "board = [[0] * n] * n")
    assert shared != SOLUTION
    result = graded(tmp_path, shared)
    assert first_bad(result, "find_tour").explanation.flaw == "rows-shared"


def test_a_board_kept_from_call_to_call_is_named(tmp_path: Path) -> None:
    kept = """
BOARDS = {}


def find_tour(n, start, heuristic):
    board = BOARDS.setdefault(n, [[0] * n for _ in range(n)])
    for row in board:
        row[:] = [0] * n
    row, column = start
    board[row][column] = step = 1
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
"""
    result = graded(tmp_path, with_code(kept))
    assert statuses(result)["find_tour"] is FAILED
    check = next(check for check in find(result, "find_tour").checks if check.status is not PASSED)
    assert check.name == "one_call_after_another"
    assert check.explanation.flaw == "board-reused"


def test_a_board_that_is_changed_for_good_is_named(tmp_path: Path) -> None:
    changing = SOLUTION.replace("    moves = []\n", "    moves = []\n    board[position[0]][position[1]] = 99\n", 1)
    assert changing != SOLUTION
    assert first_bad(graded(tmp_path, changing), "generate_moves").explanation.flaw == "changed-argument"


def test_a_board_that_is_changed_and_put_back_is_no_fault(tmp_path: Path) -> None:
    careful = """
def heuristic_1(board, position):
    row, column = position
    before = board[row][column]
    board[row][column] = 99
    count = len(generate_moves(board, position))
    board[row][column] = before
    return count
"""
    assert statuses(graded(tmp_path, with_code(careful)))["heuristic_1"] is PASSED


def test_asking_about_every_square_of_the_board_is_too_much_work(tmp_path: Path) -> None:
    wasteful = """
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = step = 1
    while moves := generate_moves(board, (row, column)):
        for other in range(n * (n > 40)):
            for _ in range(2):
                heuristic(board, (row, other))
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
"""
    result = graded(tmp_path, with_code(wasteful))
    check = first_bad(result, "find_tour")
    assert (check.name, check.explanation.flaw) == ("a_large_board", "too-much-work")


# Any right tie-break and any right style


@pytest.mark.parametrize(
    "choice",
    [
        "min(moves[::-1], key=lambda square: heuristic(board, square))",
        "random.choice([m for m in moves if heuristic(board, m) == min(heuristic(board, o) for o in moves)])",
        "sorted(moves, key=lambda square: (heuristic(board, square), square))[0]",
    ],
)
def test_any_way_to_break_ties_passes(tmp_path: Path, choice: str) -> None:
    text = SOLUTION.replace("min(moves, key=lambda square: heuristic(board, square))", choice)
    text = text.replace("from collections.abc", "import random\nfrom collections.abc")
    assert all_pass(graded(tmp_path, text))


def test_taking_the_largest_value_fails(tmp_path: Path) -> None:
    text = SOLUTION.replace("min(moves, key=", "max(moves, key=")
    assert statuses(graded(tmp_path, text))["find_tour"] is FAILED


@pytest.mark.parametrize(
    "limit",
    [
        "best_value = 9\n        best = None",
        "best_value = 0\n        best = moves[0]",
        "best_value = 1000000\n        best = moves[0]",
    ],
)
def test_values_of_any_size_and_sign_are_compared(tmp_path: Path, limit: str) -> None:
    text = with_code(f"""
def find_tour(n, start, heuristic):
    board = [[0] * n for _ in range(n)]
    row, column = start
    board[row][column] = step = 1
    while moves := generate_moves(board, (row, column)):
        {limit}
        for square in moves:
            if heuristic(board, square) < best_value:
                best_value = heuristic(board, square)
                best = square
        if best is None:
            return board
        row, column = best
        step += 1
        board[row][column] = step
    return board
""")
    right = "1000000" in limit
    assert statuses(graded(tmp_path, text))["find_tour"] is (PASSED if right else FAILED)


# Files that cannot be loaded, calls that come to a bad end


@pytest.mark.parametrize("text", ["def f(:\n", "import no_such_module\n", "1 / 0\n", "x = input()\n", "\0"])
def test_a_file_that_cannot_be_loaded_fails_each_part_once_and_blocks_the_program(tmp_path: Path, text: str) -> None:
    result = graded(tmp_path, text)
    assert statuses(result) == dict.fromkeys(EXERCISES[:4], FAILED) | {"whole_program": BLOCKED}
    for name in EXERCISES[:4]:
        checks = find(result, name).checks
        assert checks[0].explanation.flaw == "load-error"
        assert {check.status for check in checks[1:]} == {BLOCKED}
    assert result.score == 0


def answers(function: str, answer: Answer) -> Scripted:
    """A submission in which one function answers badly and the others are not written."""
    unwritten = raised("NotImplementedError", "still to be written")
    return Scripted(lambda call: answer if call.function == function else unwritten)


@pytest.mark.parametrize("ending", [Ending.LOOPED, Ending.WAITED, Ending.DIED, Ending.FLOODED, Ending.BROKE_PROTOCOL])
def test_after_a_bad_end_the_rest_of_the_exercise_is_not_tried_and_the_next_goes_on(
    tmp_path: Path, ending: Ending
) -> None:
    result = graded(tmp_path, SOLUTION, answers("find_tour", Answer(ending)))
    assert statuses(result)["find_tour"] is FAILED
    assert statuses(result)["heuristic_1"] is NOT_STARTED
    first, *rest = find(result, "find_tour").checks
    assert first.status is FAILED
    assert {check.status for check in rest} == {BLOCKED}
    assert all(check.explanation.next for check in rest)


def test_an_error_in_one_check_lets_the_next_one_go_on(tmp_path: Path) -> None:
    result = graded(tmp_path, SOLUTION, answers("generate_moves", raised("IndexError", "list index out of range")))
    assert [check.status for check in find(result, "generate_moves").checks] == [FAILED, FAILED]


def test_what_no_time_was_left_for_is_blocked_and_not_failed(tmp_path: Path) -> None:
    result = graded(tmp_path, SOLUTION, Scripted(loaded=Answer(Ending.SKIPPED, reason="budget")))
    assert set(statuses(result).values()) == {BLOCKED}


def test_a_name_for_the_mistake_is_looked_for_with_time_of_its_own(tmp_path: Path) -> None:
    budgets = []

    class Watched(Scripted):
        def open(self, file, lend, budget, *, folder=False):  # type: ignore[no-untyped-def]
            budgets.append(budget)
            return super().open(file, lend, budget, folder=folder)

    session = Watched(lambda _call: returned([5]))
    graded(tmp_path, SOLUTION, session)
    assert len({id(budget) for budget in budgets}) == 3  # the checks', that of calls made once more, and its own
    assert session.opened == session.closed


# Our own faults


def failing(function: str, error: BaseException) -> Scripted:
    def answer(call: Call) -> Answer:
        if call.function == function:
            raise error
        return raised("NotImplementedError")

    return Scripted(answer)


@pytest.mark.parametrize("error", [RuntimeError("out of workers"), OSError(28, "No space left"), AssertionError("oh")])
def test_an_error_of_the_grader_is_told_as_ours_and_withholds_the_points(tmp_path: Path, error: Exception) -> None:
    result = graded(tmp_path, SOLUTION, failing("heuristic_1", error))
    assert statuses(result)["heuristic_1"] is Status.GRADER_ERROR
    assert result.has_grader_error
    check = first_bad(result, "heuristic_1")
    assert check.score == 0
    assert check.explanation.rule is not None
    assert "our fault, not yours" in check.explanation.rule
    assert check.explanation.got is not None
    assert str(error) in check.explanation.got
    assert statuses(result)["heuristic_2"] is NOT_STARTED


def test_an_error_while_the_mistake_is_looked_for_costs_one_check_and_not_the_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise RuntimeError("no battery")

    monkeypatch.setattr("knightstour.verdicts.diagnose", fail)
    result = graded(tmp_path, with_code(BROKEN["heuristic_2"]))
    assert statuses(result)["heuristic_2"] is Status.GRADER_ERROR
    assert statuses(result)["find_tour"] is PASSED


def test_a_result_that_cannot_be_written_stops_the_run_with_its_own_error(tmp_path: Path) -> None:
    written: list[str] = []

    def write(result: Result) -> None:
        if result.submission == "b":
            raise OSError(28, "No space left on device")
        written.append(result.submission)

    class_ = [submission(tmp_path, SKELETON, name) for name in "abc"]
    with pytest.raises(OSError, match="No space left"):
        grade(class_, runner_here(), write)
    assert written == ["a"]


def test_a_user_who_presses_ctrl_c_stops_the_run(tmp_path: Path) -> None:
    results: list[Result] = []
    with pytest.raises(KeyboardInterrupt):
        grade([submission(tmp_path)], failing("heuristic_1", KeyboardInterrupt()), results.append)
    assert results == []


def test_without_checks_nothing_is_graded_and_that_is_our_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = tmp_path / "test_knights_tour.py"
    empty.write_text("", encoding="utf-8")
    monkeypatch.setattr("knightstour.grading.checks_file", lambda _unit: empty)
    with pytest.raises(GraderFault):
        grade_one(submission(tmp_path), runner_here())


def test_no_submissions_are_graded_without_any_work() -> None:
    grade([], runner_here(), lambda _result: pytest.fail("there is nothing to hand on"))


# Order, and the same twice


def test_results_come_in_the_order_of_the_submissions_whatever_their_names(tmp_path: Path) -> None:
    names = ["z", "a", "Ä b", "o'brien, liam", "陳大文", "a-1", "x" * 200, "a[0]", "-k", "tab\there"]
    class_ = [submission(tmp_path, SKELETON, name) for name in names]
    results = graded_all(class_, Scripted(lambda _call: raised("NotImplementedError")))
    assert [result.submission for result in results] == names
    assert all([item.name for item in result.exercises] == EXERCISES for result in results)


def test_two_submissions_of_one_name_are_two_results(tmp_path: Path) -> None:
    one = submission(tmp_path, SKELETON)
    other = Submission(one.name, dict(one.files))
    assert len(graded_all([one, other], Scripted(lambda _call: raised("NotImplementedError")))) == 2


def test_each_submission_is_closed_before_the_next_is_opened(tmp_path: Path) -> None:
    session = Scripted(lambda _call: raised("NotImplementedError"))
    opened_and_closed: list[tuple[int, int]] = []
    class_ = [submission(tmp_path, SKELETON, name) for name in "abc"]
    grade(class_, session, lambda _result: opened_and_closed.append((session.opened, session.closed)))
    assert [opened - closed for opened, closed in opened_and_closed] == [0, 0, 0]


RANDOM_TIES = SOLUTION.replace(
    "min(moves, key=lambda square: heuristic(board, square))",
    "min(random.sample(moves, len(moves)), key=lambda square: heuristic(board, square))",
).replace("from collections.abc", "import random\nfrom collections.abc")
RANDOM_FAULT = with_code(
    "def heuristic_1(board, position):\n    import random\n    return random.randrange(1, 9) + len(board) * 0\n"
)


def as_bytes(result: Result) -> tuple[str, str]:
    return repr(result.as_json()), feedback_page(result)


@pytest.mark.parametrize("text", [RANDOM_TIES, RANDOM_FAULT, with_code(BROKEN["find_tour"])])
def test_the_same_file_gives_the_same_result_twice_to_the_byte(tmp_path: Path, text: str) -> None:
    first, second = graded(tmp_path, text), graded(tmp_path, text)
    assert as_bytes(first) == as_bytes(second)


@pytest.mark.parametrize("text", [RANDOM_TIES, with_code(BROKEN["generate_moves"]), SKELETON, "def f(:\n"])
def test_every_kind_of_runner_comes_to_the_same_verdict(tmp_path: Path, text: str) -> None:
    assert graded(tmp_path, text).exercises == graded(tmp_path, text, open_runner("none")).exercises


def test_neighbours_in_the_class_do_not_change_a_result(tmp_path: Path) -> None:
    texts = {"a": RANDOM_TIES, "b": with_code(BROKEN["heuristic_1"]), "c": SKELETON}
    class_ = [submission(tmp_path, text, name) for name, text in texts.items()]
    together = graded_all(class_, runner_here())
    alone = [grade_one(item, runner_here()) for item in class_]
    assert [as_bytes(result) for result in together] == [as_bytes(result) for result in alone]


def test_a_result_read_back_from_its_json_is_the_same(tmp_path: Path) -> None:
    result = graded(tmp_path, with_code(BROKEN["find_tour"]))
    assert result_from_json(result.as_json()).as_json() == result.as_json()


def test_one_exercise_alone_is_judged_as_it_is_among_all(tmp_path: Path) -> None:
    session = Scripted(lambda call: returned(8) if call.function == "heuristic_1" else raised("NotImplementedError"))
    whole = graded(tmp_path, SOLUTION, session)
    for exercise in EXERCISES:
        alone = graded(tmp_path, SOLUTION, session, only=exercise)
        assert alone.exercises == (find(whole, exercise),)


@pytest.mark.parametrize(
    ("exercise", "asked"),
    [
        ("generate_moves", {"generate_moves"}),
        ("heuristic_1", {"generate_moves", "heuristic_1"}),
        ("heuristic_2", {"heuristic_2"}),
        ("find_tour", {"generate_moves", "heuristic_1", "heuristic_2", "find_tour"}),
    ],
)
def test_for_one_exercise_nothing_is_asked_that_has_no_say_in_it(
    tmp_path: Path, exercise: str, asked: set[str]
) -> None:
    seen: set[str] = set()

    def answer(call: Call) -> Answer:
        seen.add(call.function)
        return raised("NotImplementedError")

    session = Scripted(answer)
    graded(tmp_path, SOLUTION, session, only=exercise)
    assert seen == asked
    assert session.typed == []


# What surrounds a run has no say in it


@pytest.mark.parametrize(
    "settings",
    [
        {"PYTEST_ADDOPTS": "--collect-only"},
        {"PYTEST_ADDOPTS": "-k nothing -p no:knightstour"},
        {"PYTEST_PLUGINS": "no_such_plugin"},
        {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    ],
)
def test_settings_of_pytest_in_the_environment_change_nothing_and_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str]
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    before = dict(os.environ)
    result = graded(tmp_path, SKELETON, Scripted(lambda _call: raised("NotImplementedError")))
    assert len(result.exercises) == 5
    after = {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
    assert after == {name: value for name, value in before.items() if name != "PYTEST_CURRENT_TEST"}


Maker = Callable[[Path], None]


def _conftest(folder: Path) -> None:
    (folder / "conftest.py").write_text("raise SystemExit('conftest was loaded')", encoding="utf-8")


def _settings(folder: Path) -> None:
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n", encoding="utf-8")


def _modules(folder: Path) -> None:
    for name in ("json", "pytest", "random", "knightstour", "test_knights_tour"):
        (folder / f"{name}.py").write_text("raise SystemExit('loaded')", encoding="utf-8")


@pytest.mark.parametrize("make", [_conftest, _settings, _modules])
def test_files_beside_the_submission_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Maker
) -> None:
    make(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert all_pass(graded(tmp_path, SOLUTION))


# What only shows after other calls, in other orders of moves, or to other hands at the keyboard


def test_a_fault_left_over_from_an_earlier_call_is_told_with_the_calls_that_show_it(tmp_path: Path) -> None:
    text = with_code("""
def find_tour(n, start, heuristic, boards={}):
    board = boards.setdefault(n, [[0] * n for _ in range(n)])
    row, column = start
    step = board[row][column] = 1
    while moves := generate_moves(board, (row, column)):
        row, column = min(moves, key=lambda square: heuristic(board, square))
        step += 1
        board[row][column] = step
    return board
""")
    check = first_bad(graded(tmp_path, text), "find_tour")
    assert check.explanation.flaw == "left-over"
    assert check.explanation.call == "find_tour(2, (0, 0), heuristic_1)\nfind_tour(2, (0, 1), heuristic_1)"
    assert "Made alone, this call gives a right answer." in (check.explanation.rule or "")


def test_a_program_that_always_says_complete_fails_in_every_order_of_moves(tmp_path: Path) -> None:
    text = SOLUTION.replace("DELTA_X = [-2, -1, 1, 2, -2, -1, 1, 2]", "DELTA_X = [1, 2, 2, 1, -1, -2, -2, -1]")
    text = text.replace("DELTA_Y = [1, 2, 2, 1, -1, -2, -2, -1]", "DELTA_Y = [-2, -1, 1, 2, 2, 1, -1, -2]")
    assert all_pass(graded(tmp_path, text))
    text = text.replace("if visited == SIDE * SIDE:", "if visited:")
    assert statuses(graded(tmp_path, text))["whole_program"] is FAILED


def test_a_program_may_ask_for_the_row_and_the_column_one_after_the_other(tmp_path: Path) -> None:
    text = with_code("""
def main():
    while True:
        row = int(input("Row: "))
        column = int(input("Column: "))
        board = find_tour(SIDE, (row, column), heuristic_1)
        show_board(board)
        print("complete" if all(map(all, board)) else "dead end")
""")
    assert all_pass(graded(tmp_path, text))


def test_a_fresh_session_finds_the_student_s_own_modules_too(tmp_path: Path) -> None:
    (tmp_path / "squares.py").write_text("SEEN = {}\n", encoding="utf-8")
    text = with_code("""
import squares

def heuristic_2(board, position):
    if position not in squares.SEEN:
        n, (row, column) = len(board) - 1, position
        squares.SEEN[position] = min(row, n - row) + min(column, n - column)
    return squares.SEEN[position]
""")
    file = tmp_path / "knights_tour.py"
    file.write_text(text, encoding="utf-8")
    runner = runner_here()
    result = grade_one(Submission("student", {"knights_tour": file}, own_folder=True), runner)
    assert first_bad(result, "heuristic_2").explanation.flaw == "left-over"
