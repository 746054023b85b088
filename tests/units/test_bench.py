"""Tests that students write are tried on programs: each file gets what it deserves."""

import itertools
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from knightstour import testbench
from knightstour.board import accessibility
from knightstour.course import content_folder
from knightstour.feedback.benches import name_of_kind, words_of_kind
from knightstour.judges.bench import (
    MOST_ROUNDS,
    WALL_SECONDS,
    Report,
    TestResult,
    report_of,
    trial_of,
    try_first,
    try_programs,
    ways_of,
)
from knightstour.judges.shares import PartlyRight
from knightstour.judges.testing import judge_kind, judge_right_programs
from knightstour.judging import NotStarted, Unjudged, Wrong
from knightstour.lent.checking import BENCH
from knightstour.programs import HERE as BANK
from knightstour.programs import Call, Program, faulty_programs, kinds_of_fault, right_programs
from knightstour.results import Explanation, Status
from knightstour.rules import first_greedy_flaw
from knightstour.runner import LevelUnavailable, open_runner
from knightstour.runner.answers import Answer, Ending, Runner
from knightstour.submission import Desk, Student
from tests.units.units import graded_text, runner_here, solution_of

SMALL: list[Call] = [(n, row, column) for n in range(1, 7) for row in range(n) for column in range(n)]
LARGE: list[Call] = [(7, 3, 3), (8, 0, 0), (8, 3, 0), (9, 4, 2), (10, 0, 9), (11, 5, 5)]
GOOD = "def test_find_tour(find_tour):\n    assert find_tour(5, (1, 1))[1][1] == 1\n"


def breaks_a_rule(program: Program, calls: list[Call]) -> bool:
    outcomes = zip(calls, program.play(calls), strict=True)
    return any(
        kind == "error" or first_greedy_flaw(value, call[0], call[1:], accessibility) is not None
        for call, (kind, value, _words) in outcomes
    )


@pytest.mark.parametrize("program", right_programs(), ids=lambda program: program.name)
def test_a_right_program_keeps_to_every_rule(program: Program) -> None:
    assert not breaks_a_rule(program, [*SMALL, *LARGE])


@pytest.mark.parametrize("program", faulty_programs(), ids=lambda program: f"{program.kind}-{program.name}")
def test_a_faulty_program_breaks_a_rule(program: Program) -> None:
    assert breaks_a_rule(program, [*SMALL, *LARGE])


def test_the_bank_is_large_and_its_programs_differ() -> None:
    assert len(right_programs()) >= 15
    assert len(faulty_programs()) >= 30
    assert min(Counter(program.kind for program in faulty_programs()).values()) >= 5
    played = {
        program: repr(program.play([(5, 1, 1), *SMALL, *LARGE])) for program in (*right_programs(), *faulty_programs())
    }
    assert len(set(played.values())) == len(played)


def test_the_program_at_hand_keeps_to_every_rule() -> None:
    for n, row, column in [*SMALL, *LARGE]:
        board = testbench.right_find_tour(n, (row, column))
        assert first_greedy_flaw(board, n, (row, column), accessibility) is None


@pytest.mark.parametrize("call", [(0, (0, 0)), (21, (0, 0)), ("5", (0, 0)), (5, (5, 0)), (5, (0, -1)), (5, 3)])
def test_a_call_that_no_program_can_answer_is_refused_alike(call: tuple[int, tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="must be"):
        testbench.right_find_tour(*call)


def test_every_kind_of_fault_has_its_words_and_its_check() -> None:
    checks = (Path(testbench.__file__).parent / "checks" / "test_checking.py").read_text(encoding="utf-8")
    for kind in kinds_of_fault():
        assert words_of_kind(kind).rule
        assert name_of_kind(kind)
        assert f'judge_kind(student, "{kind}"' in checks


FEWER = 4  # one program in so many stands for the bank, where it does not matter which there are


@pytest.fixture
def student(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator["Bench"]:
    for module in ("bench", "testing"):
        monkeypatch.setattr(f"knightstour.judges.{module}.right_programs", lambda: right_programs()[::FEWER])
    monkeypatch.setattr("knightstour.judges.bench.faulty_programs", lambda: faulty_programs()[::FEWER])
    monkeypatch.setattr("knightstour.judges.bench.SECONDS", 1.0)
    bench = Bench(tmp_path, runner_here())
    yield bench
    bench.close()


class Bench:
    """A file with tests, and what they are told."""

    def __init__(self, folder: Path, runner: Runner) -> None:
        self.folder = folder
        self.runner = runner
        self.desk: Desk | None = None

    def writes(self, text: str) -> Student:
        file = self.folder / "checking.py"
        file.write_text(text, encoding="utf-8")
        self.desk = Desk(file, self.runner)
        return Student(self.desk, "test_find_tour", (BENCH,))

    def close(self) -> None:
        if self.desk is not None:
            self.desk.close()

    def told(self, text: str) -> tuple[Explanation | None, float]:
        """The first thing that is wrong with these tests, and all points that they bring."""
        work = self.writes(text)
        first: Explanation | None = None
        points = 0.0
        for kind in (None, *kinds_of_fault()):
            try:
                if kind is None:
                    judge_right_programs(work, 0.5)
                else:
                    judge_kind(work, kind, 0.5)
            except NotStarted:
                return None, 0.0
            except Wrong as wrong:
                first = first or wrong.explanation
                points += wrong.earned if isinstance(wrong, PartlyRight) else 0.0
                if wrong.fatal:
                    break
            else:
                points += 0.5
        return first, round(points, 2)


# Asks for more than is worked out at first, and does what is put in when an answer is missing.
CHEAT = """
import gc, os
def test_it(find_tour):
    try:
        for place in range(49):
            find_tour(7, (place // 7, place % 7))
    except BaseException:
        {}
"""

HIDING = """for thing in gc.get_objects():
            if type(thing).__name__ == "Play":
                thing.wanted.clear()
        raise OSError"""

UNDESERVING = {
    "empty": ("", "no-test"),
    "no test": ("def check(find_tour):\n    assert False\n", "no-test"),
    "nothing asked": ("def test_it():\n    assert True\n", "no-call"),
    "nothing compared": ("def test_it(find_tour):\n    find_tour(1, (0, 0))\n", "nothing-caught"),
    "always passes": ("def test_it(find_tour):\n    assert find_tour(1, (0, 0)) or True\n", "nothing-caught"),
    "always fails": ("def test_it(find_tour):\n    find_tour(1, (0, 0))\n    assert False\n", "right-blamed"),
    "stops with an error": ("def test_it(find_tour):\n    find_tour(1, (0, 0))[7]\n", "right-blamed"),
    "ends Python": ("import sys\ndef test_it(find_tour):\n    sys.exit()\n", "right-blamed"),
    "ends the process": ("import os\ndef test_it(find_tour):\n    os._exit(0)\n", "died"),
    "ends pytest": ("import pytest\ndef test_it(find_tour):\n    pytest.exit('now')\n", "right-blamed"),
    "interrupts": ("def test_it(find_tour):\n    raise KeyboardInterrupt\n", "right-blamed"),
    "never ends": ("def test_it(find_tour):\n    while True:\n        pass\n", "looped"),
    "prints for ever": ("def test_it(find_tour):\n    while True:\n        print('x' * 9999)\n", "flooded"),
    "its own program": (
        "import pytest\n@pytest.fixture\ndef find_tour():\n    return lambda n, start: [[1]]\n"
        "def test_it(find_tour):\n    assert find_tour(1, (0, 0)) == [[1]]\n",
        "no-call",
    ),
    "wants what is not there": ("def test_it(find_tour, magic):\n    assert find_tour(1, (0, 0))\n", "no-such-fixture"),
    "a class of unittest": (
        "import unittest\nclass T(unittest.TestCase):\n    def test_it(self):\n        pass\n",
        "no-test",
    ),
    "dies where an answer is missing": (CHEAT.format("os._exit(1)"), "right-blamed"),
    "hides that an answer is missing": (CHEAT.format(HIDING), "right-blamed"),
    "looks into its program": (
        "def test_it(find_tour):\n    find_tour(1, (0, 0))\n"
        "    play = find_tour.__closure__[0].cell_contents._play\n"
        "    assert play._known is None or len(play._known) > 40\n    assert play._script is None\n",
        "right-blamed",
    ),
    "no such argument": ("def test_it(find_tour):\n    find_tour(99, (0, 0))\n", "right-blamed"),
}


@pytest.mark.parametrize("case", UNDESERVING)
def test_tests_that_prove_nothing_bring_no_points_and_are_told_why(case: str, student: Bench) -> None:
    text, flaw = UNDESERVING[case]
    told, points = student.told(text)
    assert points == 0
    assert told is not None
    assert told.flaw == flaw
    assert told.got
    assert told.rule
    assert told.next


ENDLESS = """
def test_it(find_tour):
    board = find_tour(5, (0, 1))
    while not any(7 in row for row in board):
        pass
"""


def test_tests_that_never_end_on_many_programs_bring_no_points_whatever_the_order(
    student: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("knightstour.judges.bench.SECONDS", 0.2)
    for module in ("bench", "testing"):
        monkeypatch.setattr(f"knightstour.judges.{module}.TIMEOUTS", 1)
    told, points = student.told(ENDLESS)
    assert told is not None
    assert (told.flaw, points) == ("endless-tests", 0)


def test_tests_that_never_end_on_a_few_programs_catch_them(student: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knightstour.judges.bench.SECONDS", 0.2)
    work = student.writes(ENDLESS)
    without_7 = [one for one in faulty_programs() if not any(7 in row for row in numbers_on(one))][:3]
    trials = try_programs(work, without_7, try_first(work).calls)
    assert [trial.stopped and trial.says_faulty for trial in trials.values()] == [True] * 3


def board_of(program: Program, call: Call) -> object:
    (outcome,) = program.play([call])
    return outcome[1]


def numbers_on(program: Program) -> list[list[int]]:
    (outcome,) = program.play([(5, 0, 1)])
    rows = outcome[1] if isinstance(outcome[1], list) else []
    return [row for row in rows if isinstance(row, list)] or [[7]]


def test_what_time_did_not_suffice_for_is_not_judged(student: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knightstour.judges.bench.WALL_SECONDS", 0.4)
    with pytest.raises(Unjudged):
        judge_kind(student.writes(GOOD), "start", 0.5)


def test_what_tests_ask_for_is_worked_out_at_their_cost(student: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    work = student.writes(GOOD)
    calls = try_first(work).calls
    clock = itertools.count(step=WALL_SECONDS * 2 / 3)
    monkeypatch.setattr("knightstour.judges.bench.time", SimpleNamespace(monotonic=lambda: next(clock)))
    trials = try_programs(work, right_programs()[:3], calls)
    assert sorted(trial.reason for trial in trials.values()) == ["", "budget", "budget"]


def test_more_calls_than_can_be_made_are_not_believed() -> None:
    most = [(5, 1, 1)] * testbench.MOST_CALLS
    assert trial_of(Answer(Ending.RETURNED, [[], most, []])).answer is None
    assert trial_of(Answer(Ending.RETURNED, [[], [*most, (5, 1, 1)], []])).stopped


def test_the_untouched_skeleton_is_not_started(student: Bench) -> None:
    skeleton = (content_folder("skeletons") / "checking.py").read_text(encoding="utf-8")
    assert student.told(skeleton) == (None, 0.0)


def test_a_file_that_cannot_be_loaded_is_told_so(tmp_path: Path) -> None:
    result = graded_text("checking", tmp_path, "import nothing_of_this_name\n")
    last = result.exercises[-1]
    assert (last.name, last.status, last.score) == ("test_find_tour", Status.FAILED, 0)
    assert last.checks[0].explanation.flaw == "load-error"


def test_tests_that_need_each_other_are_blamed_for_it(student: Bench) -> None:
    told, points = student.told(
        "seen = []\n"
        "def test_first(find_tour):\n    seen.append(find_tour(5, (1, 2)))\n"
        "def test_second(find_tour):\n    assert seen[0][1][2] == 1\n"
    )
    assert told is not None
    assert told.flaw == "depends-on-order"
    assert "test_second" in (told.got or "")
    assert 0 < points < 2


def test_a_program_that_is_blamed_in_both_orders_is_not_blamed_for_the_order(student: Bench) -> None:
    programs = right_programs()[::FEWER]
    backwards = [one for one, way in zip(programs, ways_of(programs), strict=True) if way.backwards]
    boards = {one: board_of(one, (8, 3, 0)) for one in programs}
    only = next(one for one in backwards if list(boards.values()).count(boards[one]) == 1)
    told, _points = student.told(f"def test_it(find_tour):\n    assert find_tour(8, (3, 0)) != {boards[only]}\n")
    assert told is not None
    assert told.flaw == "right-blamed"
    assert f"Yours fail on 1 of {len(programs)}." in (told.rule or "")


def test_tests_that_end_by_chance_are_told_so_and_bring_nothing(student: Bench) -> None:
    flips = "import os\ndef test_it(find_tour):\n    assert find_tour(1, (0, 0)) and os.urandom(1)[0] % {n} != 0\n"
    told: Explanation | None = None
    for n in [3, 5] * 25:  # now and then all of it goes well, or fails at once; never fifty times
        student.close()
        told, points = student.told(flips.format(n=n))
        if told is not None and told.flaw == "unsteady":
            assert points == 0
            break
    assert told is not None
    assert told.flaw == "unsteady"


def test_no_way_of_playing_a_program_tells_whether_it_is_right() -> None:
    programs = [*right_programs(), *faulty_programs()]
    ways = dict(zip(programs, ways_of(programs), strict=True))
    for is_right in (True, False):
        assert {ways[program] for program in programs if program.is_right is is_right} == set(ways.values())
    assert len(set(ways.values())) == 3


def test_a_test_that_is_not_written_yet_keeps_no_other_from_being_run(student: Bench) -> None:
    unfinished = "def test_first(find_tour):\n    raise NotImplementedError('test_first is not written yet')\n"
    assert student.told(unfinished + GOOD) == student.told(GOOD)
    assert student.told(unfinished + GOOD)[1] > 0


def test_printing_and_what_is_left_in_the_module_change_nothing(student: Bench) -> None:
    quiet = student.told(GOOD)
    noisy = "count = [0]\n" + GOOD.replace("    assert", "    count[0] += 1\n    print('x' * 99999, count)\n    assert")
    assert student.told(noisy) == quiet
    assert quiet[0] is not None
    assert quiet[1] > 0


def test_what_a_test_learns_it_learns_by_calling(student: Bench) -> None:
    spying = (
        "import gc\n"
        "def test_spy(find_tour):\n"
        "    find_tour(2, (0, 0))\n"
        "    name = '_'.join(['largest', 'once', 'half', 'is', 'done'])\n"
        "    held = [thing for thing in gc.get_objects() if isinstance(thing, (dict, list, tuple))]\n"
        "    for thing in held:\n"
        "        for part in list(thing):\n"
        "            assert not (isinstance(part, str) and name in part and part != name)\n"
        "    assert find_tour.__doc__ is None\n"
        "    assert find_tour.__name__ == '<lambda>'\n"
    )
    work = student.writes(spying)
    first = try_first(work)
    chosen = [program for program in faulty_programs() if program.kind == "rule"]
    trials = try_programs(work, chosen, first.calls)
    assert [trial.failed for trial in (first, *trials.values())] == [None] * (1 + len(chosen))


def sealed_runner() -> Runner:
    return open_runner("full")


def test_the_bank_cannot_be_read_by_tests(tmp_path: Path) -> None:
    try:
        runner = sealed_runner()
    except LevelUnavailable as error:
        pytest.skip(str(error))
    bench = Bench(tmp_path, runner)
    reading = (
        "import pytest\n"
        "def test_read(find_tour):\n"
        "    find_tour(1, (0, 0))\n"
        f"    for name in ('right.py', 'faulty/rule.py', '__init__.py'):\n"
        f"        with pytest.raises(OSError):\n            open({str(BANK)!r} + '/' + name)\n"
        "    with pytest.raises(ImportError):\n        import knightstour.programs\n"
        "    with pytest.raises(OSError):\n        open('note', 'w')\n"
    )
    try:
        first = try_first(bench.writes(reading))
        assert [(result.name, result.ending, result.words) for result in first.results] == [("test_read", "passed", "")]
    finally:
        bench.close()
        runner.close()


FEATURES = """
import pytest

@pytest.fixture(scope="module")
def boards(find_tour):
    return {n: find_tour(n, (0, 0)) for n in (1, 5)}

@pytest.mark.parametrize("n", [1, 5])
def test_size(boards, n):
    assert len(boards[n]) == n

class TestStarts:
    @pytest.mark.parametrize("start", [(0, 0), (2, 2)])
    def test_start(self, find_tour, start):
        assert find_tour(5, start)[start[0]][start[1]] == 1

def test_refusal(find_tour):
    with pytest.raises(ValueError, match="square"):
        find_tour(5, (9, 9))

def test_patch(monkeypatch, find_tour):
    monkeypatch.setattr("os.name", "other")
    assert sum(map(sum, find_tour(5, (0, 0)))) == pytest.approx(325)

@pytest.mark.skip
def test_later(find_tour):
    assert False

@pytest.mark.xfail
def test_expected(find_tour):
    assert False
"""


def endings(results: tuple[TestResult, ...]) -> dict[str, str]:
    return {result.name: result.ending for result in results}


def test_what_pytest_offers_can_be_used(student: Bench) -> None:
    assert endings(try_first(student.writes(FEATURES), stop=False).results) == {
        "test_size[1]": "passed",
        "test_size[5]": "passed",
        "TestStarts::test_start[start0]": "passed",
        "TestStarts::test_start[start1]": "passed",
        "test_refusal": "passed",
        "test_patch": "passed",
        "test_later": "skipped",
        "test_expected": "skipped",
    }


def test_calls_that_depend_on_the_answers_are_answered_too(student: Bench) -> None:
    chasing = (
        "def test_chase(find_tour):\n"
        "    start = (0, 0)\n"
        "    for _ in range(4):\n"
        "        board = find_tour(5, start)\n"
        "        last = max(map(max, board))\n"
        "        start = next((r, row.index(last)) for r, row in enumerate(board) if last in row)\n"
        "        assert board[start[0]][start[1]] == last\n"
    )
    work = student.writes(chasing)
    programs = [program for program in (*right_programs(), *faulty_programs()) if program.kind in ("right", "memory")]
    trials = try_programs(work, programs, try_first(work).calls)
    assert [program.name for program, trial in trials.items() if trial.answer is not None] == []
    assert all(not trial.says_faulty for program, trial in trials.items() if program.is_right)
    assert MOST_ROUNDS > 4


def verdicts(report: Report) -> list[tuple[str, bool, TestResult | None]]:
    return [(program.name, trial.says_faulty, trial.failed) for program, trial in report.trials.items()]


def test_the_same_tests_are_told_the_same_twice(student: Bench) -> None:
    text = "import random\n" + GOOD.replace("(5, (1, 1))", "(5, random.choice([(1, 1)]))")
    one = verdicts(report_of(student.writes(text)))
    student.close()
    assert verdicts(report_of(student.writes(text))) == one
    assert len(one) == len(right_programs()[::FEWER]) + len(faulty_programs()[::FEWER])


def test_plain_pytest_supplies_a_right_program(tmp_path: Path) -> None:
    file = tmp_path / "checking.py"
    file.write_text(solution_of("checking"), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", file.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "6 passed" in done.stdout
