"""The runner without processes: accidents are caught, and the process is as before."""

import builtins
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from knightstour.runner.answers import Budget, Call, Ending
from knightstour.runner.inline import InlineRunner
from knightstour.runner.steps import OutOfSteps, stopped_after
from tests.runner.conftest import Submit, ask


@pytest.mark.parametrize(
    "body",
    [
        "while True: pass",
        "while True:\n        pass",
        "while True:\n        x = 1",
        "n = 0\n    while n >= 0: n += 1",
        "return [0 for _ in iter(int, 1)]",
        "for _ in iter(int, 1): pass",
        "return helper()",
    ],
)
def test_an_endless_loop_is_stopped(submit: Submit, body: str) -> None:
    file = submit(f"def helper():\n    while True:\n        pass\ndef f():\n    {body}\ndef g():\n    return 1\n")
    with InlineRunner().open(file, {}, Budget()) as session:
        answers = session.ask([Call("f", (), seconds=0.02), Call("g", ())])
        assert [answer.ending for answer in answers] == [Ending.LOOPED, Ending.SKIPPED]
        assert session.ask([Call("g", ())])[0].value == 1


def test_a_loop_while_loading_or_in_a_program_is_stopped(submit: Submit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knightstour.runner.inline.LOAD_SECONDS", 0.02)
    with InlineRunner().open(submit("while True: pass\n"), {}, Budget()) as session:
        assert session.load().ending is Ending.LOOPED
        assert session.ask([Call("f", ())]) == [session.load()]
        assert session.run_program("", seconds=0.02).ending is Ending.LOOPED


def test_endless_output_is_stopped(submit: Submit) -> None:
    file = submit("def f():\n    while True:\n        print('x' * 100_000)\n")
    answer = ask(InlineRunner(), file, Call("f", ()))[0]
    assert answer.ending is Ending.FLOODED
    assert len(answer.printed) == 64 * 1024


def test_time_outs_spend_the_budget(submit: Submit) -> None:
    with InlineRunner().open(submit("def f():\n    while True: pass\n"), {}, Budget(timeouts=1)) as session:
        assert session.ask([Call("f", (), seconds=0.02)])[0].ending is Ending.LOOPED
        assert session.ask([Call("f", (), seconds=0.02)])[0].reason == "budget"


VANDAL = """
import builtins, json, os, random, sys
def f():
    builtins.len = lambda thing: 99
    builtins.knights = 1
    json.dumps = None
    sys.modules["json"] = None
    sys.modules.pop("random")
    sys.path.clear()
    sys.argv = ["vandal"]
    sys.stdout = sys.stderr = sys.stdin = None
    sys.setrecursionlimit(500)
    random.seed(3)
    os.chdir("/")
    return 1
"""


def test_the_process_is_as_before(submit: Submit) -> None:
    dumps = json.dumps
    before = (sys.stdout, sys.stderr, sys.stdin, list(sys.path), sys.argv, sys.getrecursionlimit(), Path.cwd())
    dice, trace = random.getstate(), sys.gettrace()
    try:
        ask(InlineRunner(), submit(VANDAL), Call("f", ()))
    finally:
        json.dumps = dumps  # what a module holds is not put back
    after = (sys.stdout, sys.stderr, sys.stdin, list(sys.path), sys.argv, sys.getrecursionlimit(), Path.cwd())
    assert after == before
    assert (random.getstate(), sys.gettrace()) == (dice, trace)
    assert (sys.modules["json"], sys.modules["random"]) == (json, random)
    assert len([1]) == 1
    assert not hasattr(builtins, "knights")


def test_a_folder_that_was_removed_is_no_obstacle(
    submit: Submit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert ask(InlineRunner(), submit("def f(): return 1\n"), Call("f", ()))[0].value == 1
    os.chdir(tmp_path)


def test_the_submission_is_no_module_afterwards(submit: Submit) -> None:
    file = submit("def f(): return 1\n")
    before = set(sys.modules)
    ask(InlineRunner(), file, Call("f", ()))
    assert {name for name in sys.modules if name not in before} == set()


def test_steps_of_other_files_do_not_count() -> None:
    with stopped_after(0.0001, "/nowhere.py"):
        assert sum(number for number in range(10_000)) == 49_995_000
    with pytest.raises(OutOfSteps), stopped_after(0.0001, __file__):
        _count_for_ever()


def _count_for_ever() -> None:
    number = 0
    while number >= 0:
        number += 1


def test_it_needs_no_processes_sockets_or_threads() -> None:
    # A web page has none of them, and may lack the modules.
    script = (
        "import sys, knightstour.runner.inline\n"
        "unwanted = {'subprocess', 'socket', 'select', 'multiprocessing', 'ctypes'}\n"
        "print(sorted(unwanted & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
