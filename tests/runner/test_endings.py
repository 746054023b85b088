"""Calls that end badly: each has its name, costs only itself, and the next question is answered by a fresh worker."""

import subprocess
import sys
from pathlib import Path

import pytest

from knightstour.runner import process
from knightstour.runner.answers import Answer, Budget, Call, Ending, Runner
from tests.runner.conftest import Submit, ask

BAD = """
import os, signal, sys, time
def good():
    return "good"
def loop():
    while True:
        pass
def wait():
    time.sleep(60)
def leave():
    os._exit(3)
def crash():
    import ctypes
    ctypes.string_at(0)
def recurse(n=0):
    return recurse(n + 1)
def recurse_in_c():
    class Thing:
        def __repr__(self):
            return repr(self)
    return repr(Thing())
def descend(n):
    return 0 if n == 0 else 1 + descend(n - 1)
def flood():
    while True:
        print("x" * 1000)
def flood_raw():
    while True:
        os.write(2, b"x" * 10000)
def hoard():
    kept = []
    while True:
        kept.append(bytes(10_000_000))
def talk():
    os.write(3, b"nobody asked for this")
def hang_up():
    os.close(3)
    time.sleep(60)
def drip():
    while True:
        os.write(3, b"\\0")
        time.sleep(0.01)
def stubborn():
    for number in range(1, 65):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
def say_and_loop():
    print("about to loop")
    while True:
        pass
"""


def end_of(runner: Runner, file: Path, function: str, seconds: float = 0.1) -> Answer:
    """How ``function`` ends; after it the rest of its batch is skipped, and the next batch is answered."""
    with runner.open(file, {}, Budget()) as session:
        bad, skipped = session.ask([Call(function, (), seconds=seconds), Call("good", ())])
        assert (skipped.ending, skipped.reason) == (Ending.SKIPPED, "after-fatal")
        assert session.ask([Call("good", ())])[0].value == "good"
    return bad


@pytest.mark.parametrize("function", ["loop", "stubborn"])
def test_an_endless_loop_is_named(runner: Runner, submit: Submit, function: str) -> None:
    assert end_of(runner, submit(BAD), function).ending is Ending.LOOPED


def test_what_was_printed_before_a_loop_is_shown(runner: Runner, submit: Submit) -> None:
    assert end_of(runner, submit(BAD), "say_and_loop").printed == "about to loop\n"


def test_waiting_is_told_from_looping(runner: Runner, submit: Submit) -> None:
    assert end_of(runner, submit(BAD), "wait").ending is Ending.WAITED


def test_an_exit_past_python_is_named_with_its_code(runner: Runner, submit: Submit) -> None:
    answer = end_of(runner, submit(BAD), "leave")
    assert (answer.ending, answer.reason) == (Ending.DIED, "exit-3")


def test_a_crash_is_named_with_its_signal(runner: Runner, submit: Submit) -> None:
    answer = end_of(runner, submit(BAD), "crash")
    assert (answer.ending, answer.reason) == (Ending.DIED, "signal-11")


@pytest.mark.parametrize("function", ["flood", "flood_raw"])
def test_endless_output_is_named(runner: Runner, submit: Submit, function: str) -> None:
    answer = end_of(runner, submit(BAD), function, seconds=2)
    assert answer.ending is Ending.FLOODED
    assert len(answer.printed) == 64 * 1024


@pytest.mark.parametrize("function", ["talk", "drip"])
def test_bytes_that_nobody_asked_for_are_foul_play(runner: Runner, submit: Submit, function: str) -> None:
    assert end_of(runner, submit(BAD), function).ending is Ending.BROKE_PROTOCOL


def test_hanging_up_is_an_end(runner: Runner, submit: Submit) -> None:
    answer = end_of(runner, submit(BAD), "hang_up")
    assert (answer.ending, answer.reason) == (Ending.DIED, "closed-channel")


@pytest.mark.parametrize("function", ["recurse", "recurse_in_c"])
def test_endless_recursion_is_an_exception_and_no_crash(runner: Runner, submit: Submit, function: str) -> None:
    answers = ask(runner, submit(BAD), Call(function, ()), Call("good", ()))
    assert answers[0].raised is not None
    assert answers[0].raised.type_name == "RecursionError"
    assert answers[1].value == "good"


def test_recursion_as_deep_as_a_large_board_works(runner: Runner, submit: Submit) -> None:
    assert ask(runner, submit(BAD), Call("descend", (10_000,)))[0].value == 10_000


def test_too_much_memory_is_an_exception(runner: Runner, submit: Submit) -> None:
    answers = ask(runner, submit(BAD), Call("hoard", (), seconds=5), Call("good", ()))
    assert answers[0].raised is not None
    assert answers[0].raised.type_name == "MemoryError"
    assert answers[1].value == "good"


@pytest.mark.parametrize(
    ("source", "ending"),
    [
        ("while True: pass", Ending.LOOPED),
        ("import os; os._exit(0)", Ending.DIED),
        ("import os\nos.write(3, b'x' * 100)", Ending.BROKE_PROTOCOL),
    ],
)
def test_a_file_that_ends_its_worker_while_loading_answers_every_call_with_that(
    runner: Runner, submit: Submit, source: str, ending: Ending, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "LOAD_SECONDS", 0.2)
    file = submit(source)
    with runner.open(file, {}, Budget()) as session:
        loaded = session.load()
        assert loaded.ending is ending
        assert session.ask([Call("f", ()), Call("g", ())]) == [loaded, loaded]


def test_a_program_that_loops_is_ended_and_the_session_goes_on(runner: Runner, submit: Submit) -> None:
    file = submit(BAD + "\nif __name__ == '__main__':\n    print('go')\n    loop()\n")
    with runner.open(file, {}, Budget()) as session:
        session.load()
        program = session.run_program("", seconds=0.1)
        assert (program.ending, program.printed) == (Ending.LOOPED, "go\n")
        assert session.ask([Call("good", ())])[0].value == "good"


def test_three_time_outs_spend_the_budget(runner: Runner, submit: Submit) -> None:
    budget = Budget(timeouts=2)
    with runner.open(submit(BAD), {}, budget) as session:
        for _ in range(2):
            assert session.ask([Call("loop", (), seconds=0.05)])[0].ending is Ending.LOOPED
        skipped = session.ask([Call("good", ())])[0]
        assert (skipped.ending, skipped.reason) == (Ending.SKIPPED, "budget")
        assert session.run_program("").reason == "budget"
    with runner.open(submit(BAD), {}, budget) as session:
        assert session.load().reason == "budget"


def test_sleeping_just_under_the_limit_spends_the_budget_of_all_sessions(runner: Runner, submit: Submit) -> None:
    budget = Budget(wall_seconds=0.5)
    file = submit("import time\ndef f():\n    time.sleep(0.2)\n")
    with runner.open(file, {}, budget) as session:
        endings = [answer.ending for answer in session.ask([Call("f", ())] * 10)]
    assert endings[0] is Ending.RETURNED
    assert endings[-1] is Ending.SKIPPED
    assert endings.count(Ending.RETURNED) <= 3


def test_threads_left_behind_end_with_the_session(runner: Runner, submit: Submit) -> None:
    spin = "threading.Thread(target=lambda: [0 for _ in iter(int, 1)]).start()"
    source = f"import threading\ndef f():\n    {spin}\n    return 1\n"
    assert ask(runner, submit(source), Call("f", ()))[0].value == 1


def test_exit_handlers_and_destructors_cannot_hold_a_session_up(runner: Runner, submit: Submit) -> None:
    source = (
        "import atexit\natexit.register(lambda: [0 for _ in iter(int, 1)])\n"
        "class Trap:\n    def __del__(self):\n        while True: pass\n"
        "trap = Trap()\ndef f():\n    return 1\n"
    )
    assert ask(runner, submit(source), Call("f", ()))[0].value == 1


def test_where_the_first_stack_does_not_grow_a_thread_with_a_large_one_serves() -> None:
    script = (
        "import sys, threading\n"
        "from knightstour.runner.worker import with_deep_stack\n"
        "def serve():\n"
        "    sys.setrecursionlimit(20_000)\n"
        "    class Thing:\n        def __repr__(self): return repr(self)\n"
        "    try: repr(Thing())\n"
        "    except RecursionError: print(threading.current_thread() is threading.main_thread())\n"
        "with_deep_stack(serve, growing=False)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_many_large_answers_do_not_fill_the_memory_of_the_grader(submit: Submit) -> None:
    file = submit("def f(): return ['x' * 900_000]\ndef g(): return 1\n")
    runner = process.ProcessRunner("basic")
    answers = ask(runner, file, *[Call("f", ())] * 40, Call("g", ()))
    runner.close()
    assert answers[0].ending is Ending.RETURNED
    assert {(answer.ending, answer.reason) for answer in answers[-5:]} == {(Ending.BAD_VALUE, "too-large")}
