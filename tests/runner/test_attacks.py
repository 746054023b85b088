"""Hostile submissions: what each is answered, that it reaches nothing, and that it would reach it without the seal.

Every file runs inside the outer guard.  A file says in its head what it tries and what it is to be answered.
"""

import contextlib
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.runner import guard
from tests.shared_once import shared_folder

ATTACKS = Path(__file__).parents[1] / "attacks"
FILES = sorted(path.name for path in ATTACKS.glob("*.py"))
SEALED = ["full", "bwrap", "full as root"]

BOARD = [[0] * 8 for _ in range(8)]
CALLS: list[Any] = [["find_tour", [5, 1, None]], ["generate_moves", [BOARD, [3, 3]]]]

ENDINGS = {
    "ok": {"returned"},
    "raised": {"raised"},
    "timeout": {"looped", "waited"},
    "protocol": {"broke protocol"},
    "bad_result": {"bad value"},
    "output_flood": {"flooded"},
    "died": {"died"},
    "missing": {"missing"},
}

# What the files write into their results when they got through; an exception's name stands where they did not.
SUCCESS = re.compile(r"BREACH|WROTE|MEMFD|SENT|SETOWN|TRUNCATED|SECRET|root:")

pytestmark = pytest.mark.skipif(bool(guard.why_none()), reason=guard.why_none() or "guarded")


def head(name: str, field: str) -> str:
    """What the head of an attack says under ``field``."""
    text = (ATTACKS / name).read_bytes().decode("latin-1")
    found = re.search(rf"^# {field}: *(.+?)\r?$", text, re.MULTILINE)
    return found.group(1) if found else "missing"


def submission(name: str, calls: list[Any] = CALLS) -> dict[str, Any]:
    return {"file": f"{guard.INSIDE}/tests/attacks/{name}", "calls": calls}


def run_guarded(level: str, submissions: list[dict[str, Any]]) -> dict[str, Any]:
    """What the driver tells of ``submissions``, run one after another by one runner inside the guard."""
    level, _, as_root = level.partition(" ")
    command = [guard.python_inside(), f"{guard.INSIDE}/tests/runner/driver.py"]
    job = json.dumps({"level": level, "submissions": submissions})
    done = subprocess.run(guard.guarded(command, bool(as_root)), input=job, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="session", params=SEALED)
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What became of every attack at a sealed level; found out once for all workers of a test run."""
    level: str = request.param
    if level.startswith("bwrap") and not guard.has_bubblewrap():
        pytest.skip("bubblewrap is not installed")

    def run_all(folder: Path) -> None:
        outcome = run_guarded(level, [submission(name) for name in FILES])
        (folder / "told.json").write_text(json.dumps(outcome))

    outcome: dict[str, Any] = json.loads(
        (shared_folder(tmp_path_factory, f"attacks-{level}", run_all) / "told.json").read_text()
    )
    return outcome


def answers_to(told: dict[str, Any], name: str) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = told["submissions"][FILES.index(name)]["answers"]
    return answers


@pytest.mark.parametrize("name", FILES)
def test_an_attack_is_answered_as_its_head_says(told: dict[str, Any], name: str) -> None:
    load, tour, _ = answers_to(told, name)
    accepted = [fits(expected, load, tour) for expected in head(name, "EXPECT").split("|")]
    if name == "alarm.py" and tour["ending"] == "returned":
        return  # in bubblewrap it is the first process, which the kernel's alarm does not end
    if name == "numpy_ints.py" and tour["raised"] == "ModuleNotFoundError":
        return  # where numpy is not installed
    assert any(accepted), (load, tour)


def fits(expected: str, load: dict[str, Any], tour: dict[str, Any]) -> bool:
    """Whether the answers are the one that the word ``expected`` of a head stands for."""
    if expected == "load_error":
        return bool(load["ending"] == "raised")
    if expected == "load:died":
        return bool(load["ending"] == "died")
    word, _, type_name = expected.partition(":")
    return tour["ending"] in ENDINGS[word] and (not type_name or tour["raised"] == type_name)


@pytest.mark.parametrize("name", FILES)
def test_an_attack_reaches_nothing(told: dict[str, Any], name: str) -> None:
    for answer in answers_to(told, name):
        assert not SUCCESS.search(answer["value"]), answer
        assert not SUCCESS.search(answer["printed"]), answer


def test_answers_forged_for_later_calls_end_the_worker(told: dict[str, Any]) -> None:
    # It finds the nonce, since it shares the worker's process; the next frame is then one too many.
    _, forged, next_call = answers_to(told, "answer_for_later.py")
    assert forged["value"] == "[1]"
    assert next_call["ending"] == "broke protocol"


@pytest.mark.parametrize("name", [name for name in FILES if "load_error" in head(name, "EXPECT")])
def test_a_file_that_does_not_load_is_told_its_line(told: dict[str, Any], name: str) -> None:
    load = answers_to(told, name)[0]
    assert load["line"] is not None or load["raised"] == "MemoryError"


def test_attacks_leave_no_process_no_file_and_no_descriptor(told: dict[str, Any]) -> None:
    assert told["after"] == told["before"]


def test_limits_are_only_ever_its_own(told: dict[str, Any]) -> None:
    # In bubblewrap it has no parent, and the parent's number means itself.
    own, parents, priority, affinity = json.loads(answers_to(told, "raise_rlimit.py")[1]["value"].replace("'", '"'))
    assert own == "ValueError"
    assert parents in ("PermissionError", "OSError", "DONE")
    assert (priority, affinity) == ("PermissionError", "PermissionError")


# The same cheats against graders in use: the submission is imported by the process that decides.

UNSEALED_HARM = {
    "read_solutions.py": "SECRET = 2",
    "hidden_path.py": "BREACH rules.py",
    "import_the_course.py": "BREACH knightstour.rules",
    "search_memory.py": "BREACH",
    "neighbours.py": "BREACH",
    "proc_self_mem.py": "BREACH",
    "trunc_rdonly.py": "TRUNCATED",
    "change_files.py": "BREACH",
    "disk_fill.py": "MEMFD",
    "network.py": "SENT",
    "unix_sockets.py": "BREACH",
    "signals_by_fcntl.py": "BREACH",
    "sigio_parent.py": "SETOWN",
}
DEADLY = [
    "alarm.py",
    *(["c_recursion_segv.py"] if sys.version_info < (3, 12) else []),  # since then it is an exception
    "os_exit0.py",
    "os_exit_import.py",
    "raw_system_calls.py",
    "run_from_memory.py",
    "run_programs.py",
]

FREEZING = ["parent_mem.py", "signal_everyone.py"]  # which stop or trace the grader, and it goes on no more

NAIVE_GRADER = """
import importlib.util, sys, time
sys.path.insert(0, "{house}/autograder")
import knightstour.rules, knightstour.runner.codec
spec = importlib.util.spec_from_file_location("submission", sys.argv[1])
submission = importlib.util.module_from_spec(spec)
try:
    spec.loader.exec_module(submission)
    result = submission.find_tour(5, 1, None)
except BaseException as error:
    result = error
print("VALUE", ascii(result))
print("PASSED" if result == [99] * 5 else "FAILED")
"""


def naive(name: str, afterwards: str = "true", patience: float = 60) -> "subprocess.CompletedProcess[str]":
    """Grade ``name`` as most graders do: import it, call it, compare with ``==``."""
    grader = NAIVE_GRADER.format(house=guard.INSIDE)
    # The shell stays its parent: the first process of all would be spared by the kernel.
    command = ["bash", "-c", f'"$@"; {afterwards}', "-", guard.python_inside(), "-c", grader]
    command.append(f"{guard.INSIDE}/tests/attacks/{name}")
    return subprocess.run(guard.guarded(command), capture_output=True, text=True, timeout=patience)


@pytest.mark.parametrize("name", UNSEALED_HARM)
def test_without_the_seal_the_attack_gets_through(name: str) -> None:
    assert re.search(UNSEALED_HARM[name], naive(name).stdout)


@pytest.mark.parametrize("name", DEADLY)
def test_without_the_seal_the_grader_itself_ends(name: str) -> None:
    assert "FAILED" not in naive(name).stdout


@pytest.mark.parametrize("name", FREEZING)
def test_without_the_seal_the_grader_stands_still(name: str) -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        naive(name, patience=3)
    for _tenth in range(50):
        left = processes_of(guard.user_inside())
        if not left:
            break
        time.sleep(0.1)
    assert left == []  # and with its guard it ends


def processes_of(user: int) -> list[str]:
    """The processes of a user, by number."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it may just have ended
            if place.stat().st_uid == user:
                found.append(place.name)
    return found


def test_without_the_seal_an_object_that_equals_everything_passes() -> None:
    assert "PASSED" in naive("evil_eq.py").stdout
    assert "PASSED" in naive("evil_eq_items.py").stdout
    assert "PASSED" in naive("list_subclass_lies.py").stdout


def test_without_the_seal_patched_builtins_reach_the_grader() -> None:
    assert "FAILED" not in naive("monkeypatch.py").stdout


def test_without_the_seal_a_daemon_survives_its_grader() -> None:
    assert "daemon alive" in naive("daemon.py", "sleep 0.5; cat /tmp/canary/drop/daemon.txt").stdout


# A class with hostile files in it

GOOD_SOURCES = [
    f"def find_tour(n, start, heuristic):\n    print({k})\n    return [[n * {k}], start]\n" for k in range(10)
]
BESIDE = [
    "fork_bomb.py",
    "daemon.py",
    "signal_everyone.py",
    "signals_by_fcntl.py",
    "answer_for_later.py",
    "thread_answers.py",
    "monkeypatch.py",
    "change_files.py",
    "stdout_flood.py",
    "disk_fill.py",
]


@pytest.mark.parametrize("level", [*SEALED, "bwrap as root"])
def test_ten_hostile_submissions_change_nothing_for_ten_good_ones(level: str) -> None:
    if level.startswith("bwrap") and not guard.has_bubblewrap():
        pytest.skip("bubblewrap is not installed")
    good = [{"source": source, "calls": [CALLS[0]]} for source in GOOD_SOURCES]
    mixed = [one for pair in zip((submission(name) for name in BESIDE), good, strict=True) for one in pair]
    alone = run_guarded(level, good)["submissions"]
    beside = run_guarded(level, mixed)
    assert [one["answers"] for one in beside["submissions"][1::2]] == [one["answers"] for one in alone]
    assert beside["after"] == beside["before"]
